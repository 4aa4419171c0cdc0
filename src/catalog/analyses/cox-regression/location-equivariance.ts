import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

const product = 'a factor beside its product with a covariate: its ratio where that is 0'

export const locationEquivariance = defineLocationEquivariance({
  free: [[/^coefficients\/[^/]*\^1\//, 'the slope of a curve at 0']],
  except: {
    'ratios-along-predictors-strata': product,
    'per-ten-years': product,
    'strata-spline-interaction': product,
    'exact-strata-product': product,
  },
})
