import { defineBusy } from '../../kit/busy.ts'

export const busy = defineBusy([{ options: { items: ['amount', 'size', 'grade', 'entered'] }, expect: 'done' }])
