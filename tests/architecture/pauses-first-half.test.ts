import { testPauses } from './pauses.ts'

testPauses(0)
