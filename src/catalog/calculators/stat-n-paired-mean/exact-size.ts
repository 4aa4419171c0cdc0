import { tTestSize } from '#engine/methods/power/t-test-size.ts'

type Question = Parameters<typeof tTestSize>[1]

export const exactSize = (question: Question) => tTestSize('paired', question)
