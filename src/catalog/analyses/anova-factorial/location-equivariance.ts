import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  moves: [/^means\/.*\/(mean|estimate|interval\.\w+)$/],
  free: [
    [/^coefficients\/\(Intercept\)\//, 'the value where a covariate is 0'],
    [/^terms\/c\d+\//, 'a factor beside its product with a covariate: the difference where that is 0'],
  ],
})
