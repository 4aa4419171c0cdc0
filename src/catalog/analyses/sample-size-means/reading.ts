import { planReading } from '../../kit/planning/planning-reading.ts'
import { anovaWords, factorialWords, mixedWords, repeatedWords } from './anova-words.ts'
import { rankWords } from './rank-words.ts'
import type { About } from './study.ts'
import { tWords } from './t-words.ts'

export const reading = planReading<About>({
  'one-sample': tWords,
  paired: tWords,
  'two-sample': tWords,
  'rank-sum': rankWords,
  anova: anovaWords,
  factorial: factorialWords,
  repeated: repeatedWords,
  mixed: mixedWords,
})
