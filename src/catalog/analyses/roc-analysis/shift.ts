import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ moves: [/^cutOffs\/.*\/cutOff$/], places: /^perMarker\..*\.cutOff$/ })
