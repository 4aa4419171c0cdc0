import type { Example } from './example.ts'

/**
 * The columns of the table with a million rows: `amount`, 1 or more, and `size`, from 0 to 1, are continuous and all different, `half` (0 and 1),
 * `quarter` and `dozen` are nominal with two, four and twelve values, `grade` is ordinal with five, all from 0 on, `number` is nominal with a value of its own
 * in every row, `person` is an identifier that each two rows share, one of either `half`. `entered` lies between 0 and `amount`; `begun` is a day,
 * `ended` an instant after it.
 */
export type WorkloadColumn =
  | 'amount'
  | 'size'
  | 'half'
  | 'quarter'
  | 'dozen'
  | 'grade'
  | 'number'
  | 'person'
  | 'entered'
  | 'begun'
  | 'ended'

/** A question with a long computation on that table. */
export interface WorkloadQuestion extends Pick<Example, 'options'> {
  /** The expected outcome; a question that takes longer than a test should is stopped, and its behaviour until then is checked. */
  readonly expect: 'done' | 'stopped' | { readonly rejected: string }
  /** Why the progress cannot be estimated: the reader sees that it is computing, but no fraction. */
  readonly untold?: string
}

/** Exports of `workload.ts`. */
export interface WorkloadModule {
  readonly workload: readonly WorkloadQuestion[]
}

/**
 * The longest computations of an entry: distinct values, rank tests, a table too large for an exact test. Each question must respond to Stop
 * in time (`tests/architecture/stop.test.ts`).
 */
export function defineWorkload(questions: readonly WorkloadQuestion[]): readonly WorkloadQuestion[] {
  return questions
}
