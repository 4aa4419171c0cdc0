import type { Film } from './film.ts'
import { importAndClean } from './scripts/import-and-clean.ts'
import { installAndBackUp } from './scripts/install-and-back-up.ts'
import { roc } from './scripts/roc.ts'
import { sampleSize } from './scripts/sample-size.ts'
import { survival } from './scripts/survival.ts'
import { tTestToWord } from './scripts/t-test-to-word.ts'
import { tableOne } from './scripts/table-one.ts'
import { toolsOffline } from './scripts/tools-offline.ts'

/** The films, by the name of their script. */
export const films: Readonly<Record<string, Film>> = {
  'import-and-clean': importAndClean,
  'table-one': tableOne,
  't-test-to-word': tTestToWord,
  survival,
  roc,
  'tools-offline': toolsOffline,
  'install-and-back-up': installAndBackUp,
  'sample-size': sampleSize,
}
