print("scrollery")
