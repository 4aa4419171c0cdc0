import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({
  moves: [/^values\/.*\/(mean|median|p25|p75)$/],
  places: /^reference$/,
  except: { ties: 'grades beside a measurement, with the same reference' },
})
