import { defineBusy } from '../../kit/busy.ts'

export const busy = defineBusy([{ options: { variables: ['amount', 'size', 'grade', 'entered'] }, expect: 'done' }])
