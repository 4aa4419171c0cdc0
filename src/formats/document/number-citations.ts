/** The form of the numbers of citations in the text. */
export interface CitationMarks {
  readonly brackets: 'square' | 'round' | 'none'
  readonly isSuperscript: boolean
  /** So many numbers in a row become a range: 2 in GB/T 7714, 3 in Vancouver. */
  readonly rangeFrom: 2 | 3
  readonly dash: '-' | '–'
}

export interface NumberedCitations {
  /** The cited works in the order of the list of references. */
  readonly cited: readonly string[]
  readonly numberOf: ReadonlyMap<string, number>
}

/** Numbers works from 1 by their first citation. `blocks` are the blocks of a text in order, each with the ids that it cites in order. */
export function numberCitations(blocks: readonly (readonly string[])[]): NumberedCitations {
  const cited = [...new Set(blocks.flat())]
  return { cited, numberOf: new Map(cited.map((id, k) => [id, k + 1])) }
}

/** The mark of a citation of several works: [1–3,5]. Numbers are sorted and not repeated; no number gives no mark. */
export function citationMark(numbers: readonly number[], { brackets, rangeFrom, dash }: CitationMarks): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b)
  const runs: number[][] = []
  for (const number of sorted) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  const text = runs
    .flatMap((run) => (run.length >= rangeFrom ? [`${run[0]}${dash}${run.at(-1)}`] : run.map(String)))
    .join(',')
  if (text === '' || brackets === 'none') return text
  return brackets === 'square' ? `[${text}]` : `(${text})`
}
