import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({
  moves: [/^items\/.*\/mean$/],
  free: [[/^score\/sum\/mean$/, 'a sum of items moves by as many constants']],
})
