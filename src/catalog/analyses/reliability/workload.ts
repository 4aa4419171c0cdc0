import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([{ options: { items: ['amount', 'size', 'grade', 'entered'] }, expect: 'done' }])
