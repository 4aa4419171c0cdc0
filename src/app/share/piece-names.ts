import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ResultPiece } from './snapshot-pieces.ts'

export const pieceNames: Readonly<Record<ResultPiece, MessageDescriptor>> = {
  values: msg`Result`,
  inputs: msg`The values that were entered`,
  tables: msg`Tables`,
  figures: msg`Figures`,
  reading: msg`Reading`,
  sample: msg`The sample, and the rows left out`,
  notes: msg`Remarks`,
  checks: msg`Assumptions`,
  methods: msg`Text for the Methods section`,
}
