import { nothingIsCovered } from '$e2e/cover'

nothingIsCovered('last_train_to_wensleydale')
