import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  free: [
    [/^coefficients\/\(Intercept\)\//, 'the value where every covariate is 0'],
    [/^(coefficients|univariable)\/[^/]*\^1\//, 'the slope of a curve at 0'],
  ],
  except: {
    'per-ten-years': 'a factor beside its product with a covariate: its effect where that is 0',
    'interaction-spline-sum': 'a factor beside its product with a covariate: its effect where that is 0',
    'nomogram-of-products': 'a factor beside its product with a covariate: its effect where that is 0',
    'effects-of-predictors': 'a factor beside its product with a covariate: its effect where that is 0',
    'type-two-nested': 'knots that are given',
    'weighted-offset': 'weights that are precisions',
  },
})
