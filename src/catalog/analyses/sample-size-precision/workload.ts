import { defineBusy } from '../../kit/workload.ts'

export const busy = defineBusy([{ options: { width: 0.001, sd: 10, spread: 'assured' }, expect: 'done' }])
