import { defineWorkload } from '../../kit/workload.ts'

export const workload = defineWorkload([{ options: { width: 0.001, sd: 10, spread: 'assured' }, expect: 'done' }])
