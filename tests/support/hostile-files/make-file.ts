import { createRandom } from '../random.ts'
import { archiveMakers } from './archives.ts'
import type { HostileFile, Maker } from './hostile-file.ts'
import { projectMakers } from './projects.ts'
import { partMakers } from './shared-parts.ts'
import { sheetMakers } from './sheets.ts'
import { textMakers } from './texts.ts'
import { xmlMakers } from './xml.ts'

const makers: Readonly<Record<string, Maker>> = {
  ...sheetMakers,
  ...partMakers,
  ...xmlMakers,
  ...archiveMakers,
  ...textMakers,
  ...projectMakers,
}
const kinds = Object.keys(makers)

/** Consecutive seeds cycle through the kinds, so that each run covers all of them. */
export const kindOf = (seed: number): string => kinds[seed % kinds.length] as string

/** The same seed gives the same file. */
export function makeFile(seed: number): HostileFile {
  const kind = kindOf(seed)
  const make = makers[kind] as Maker
  return { bytes: make(createRandom(seed)), isProject: kind.startsWith('project') }
}
