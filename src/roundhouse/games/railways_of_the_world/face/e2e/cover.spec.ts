import { nothingIsCovered } from '$e2e/cover'

nothingIsCovered('railways_of_the_world')
