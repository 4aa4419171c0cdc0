import { defineBusy } from '../../kit/workload.ts'

export const busy = defineBusy([{ options: { items: ['amount', 'size', 'grade', 'entered'] }, expect: 'done' }])
