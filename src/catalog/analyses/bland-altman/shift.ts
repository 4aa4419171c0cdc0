import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({
  moves: [/^measurements\/.*\/mean$/],
  except: {
    'glucose-percent': 'percentages of the size',
    'glucose-ratio': 'ratios',
    'counted-pairs': 'percentages of the size',
  },
})
