/** The value of a model at a row's predictors; parameters in NIST's order. The models' text, which R reads, is in `certified.json`. */
type Model = (b: Float64Array, ...x: number[]) => number

const { exp, cos, sin, atan, PI } = Math

/** The parameters, which the data guarantee to be present. */
const model =
  (f: (b: (k: number) => number, x: number, x2: number) => number): Model =>
  (parameters, x = Number.NaN, x2 = Number.NaN) =>
    f((k) => parameters[k - 1] ?? Number.NaN, x, x2)

const chwirut = model((b, x) => exp(-b(1) * x) / (b(2) + b(3) * x))

const lanczos = model((b, x) => b(1) * exp(-b(2) * x) + b(3) * exp(-b(4) * x) + b(5) * exp(-b(6) * x))

const gauss = model(
  (b, x) => b(1) * exp(-b(2) * x) + b(3) * exp(-(((x - b(4)) / b(5)) ** 2)) + b(6) * exp(-(((x - b(7)) / b(8)) ** 2)),
)

const cubic = model((b, x) => (b(1) + x * (b(2) + x * (b(3) + x * b(4)))) / (1 + x * (b(5) + x * (b(6) + x * b(7)))))

const wave = (cosine: number, sine: number, period: number, x: number): number =>
  cosine * cos((2 * PI * x) / period) + sine * sin((2 * PI * x) / period)

export const models: Readonly<Record<string, Model>> = {
  Misra1a: model((b, x) => b(1) * (1 - exp(-b(2) * x))),
  Misra1b: model((b, x) => b(1) * (1 - (1 + (b(2) * x) / 2) ** -2)),
  Misra1c: model((b, x) => b(1) * (1 - (1 + 2 * b(2) * x) ** -0.5)),
  Misra1d: model((b, x) => (b(1) * b(2) * x) / (1 + b(2) * x)),
  Chwirut1: chwirut,
  Chwirut2: chwirut,
  Lanczos1: lanczos,
  Lanczos2: lanczos,
  Lanczos3: lanczos,
  Gauss1: gauss,
  Gauss2: gauss,
  Gauss3: gauss,
  DanWood: model((b, x) => b(1) * x ** b(2)),
  MGH09: model((b, x) => (b(1) * (x ** 2 + x * b(2))) / (x ** 2 + x * b(3) + b(4))),
  MGH10: model((b, x) => b(1) * exp(b(2) / (x + b(3)))),
  MGH17: model((b, x) => b(1) + b(2) * exp(-x * b(4)) + b(3) * exp(-x * b(5))),
  Kirby2: model((b, x) => (b(1) + x * (b(2) + x * b(3))) / (1 + x * (b(4) + x * b(5)))),
  Hahn1: cubic,
  Nelson: model((b, x1, x2) => b(1) - b(2) * x1 * exp(-b(3) * x2)),
  Roszman1: model((b, x) => b(1) - b(2) * x - atan(b(3) / (x - b(4))) / PI),
  ENSO: model((b, x) => b(1) + wave(b(2), b(3), 12, x) + wave(b(5), b(6), b(4), x) + wave(b(8), b(9), b(7), x)),
  Thurber: cubic,
  BoxBOD: model((b, x) => b(1) * (1 - exp(-b(2) * x))),
  Rat42: model((b, x) => b(1) / (1 + exp(b(2) - b(3) * x))),
  Rat43: model((b, x) => b(1) / (1 + exp(b(2) - b(3) * x)) ** (1 / b(4))),
  Eckerle4: model((b, x) => (b(1) / b(2)) * exp(-0.5 * ((x - b(3)) / b(2)) ** 2)),
  Bennett5: model((b, x) => b(1) * (b(2) + x) ** (-1 / b(3))),
}
