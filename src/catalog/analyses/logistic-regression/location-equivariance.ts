import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  free: [
    [/^coefficients\/\(Intercept\)\//, 'the odds where every covariate is 0'],
    [/^(coefficients|univariable)\/[^/]*\^1\//, 'the slope of a curve at 0'],
  ],
  except: {
    'effects-as-ratios': 'a factor beside its product with a covariate: its effect where that is 0',
    'firth-wald': 'a factor beside its product with a covariate: its effect where that is 0',
    'type-two-polynomial': 'a cubic, and a factor beside its product with a covariate',
    'type-one-offset': 'an offset',
  },
})
