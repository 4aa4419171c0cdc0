import { expect, test } from 'vitest'
import { entriesUnderTest } from '#tests/support/asked-entries.ts'
import { readShown } from '#tests/support/shown.ts'

const several =
  'columns|events|groups|labels|levels|observations|pairs|patients|points|rows|samples|sets|strata|subjects|values|variables'
/** “Grade 1 values” and “1 of 3 rows” are not counts of one; “0.1 rows” does not occur. */
const ONE_OF_SEVERAL = new RegExp(
  String.raw`(?:^|[:;(,] |\b(?:[Ii]n|of|over|only|Only|has|at most|are|is|from) )1 (?:usable |complete |infinite |discordant )?(?:${several})\b`,
)

test.each(entriesUnderTest('analyses', 'charts'))(
  '$kind/$id: what follows a count of one is singular',
  ({ kind, id }) => {
    const texts = JSON.stringify(readShown(kind, id), null, 1).match(/"(?:[^"\\]|\\.)*"/g) ?? []
    const faults = texts.map((text) => JSON.parse(text) as string).filter((text) => ONE_OF_SEVERAL.test(text))
    expect(faults, 'write “{n} {n|row|rows}” in the message').toEqual([])
  },
)
