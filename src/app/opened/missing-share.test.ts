import { expect, test } from 'vitest'
import { missingShare } from './missing-share.ts'

test('a share is neither rounded to nothing nor to all', () => {
  const shares = [0, 1, 5, 124, 996, 1000].map((missing) => missingShare({ missing, rows: 1000 }))
  expect(shares).toEqual([undefined, '<1%', '<1%', '12%', '>99%', '100%'])
})
