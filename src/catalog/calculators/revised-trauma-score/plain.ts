import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    gcs: { input: 'gcs', unit: '{score}' },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    rr: { input: 'respiratoryRate', unit: '/min' },
  },
  outputs: { RTS: 'rts', TRTS: 'triage' },
  examples: [{ inputs: { gcs: 15, sbp: 120, rr: 16 }, outputs: { RTS: 7.8408, TRTS: 12 } }],
})
