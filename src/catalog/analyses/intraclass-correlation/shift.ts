import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ moves: [/^ratings\/.*\/mean$/] })
