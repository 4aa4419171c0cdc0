/** Positive nodes and weights of the 10-point Gauss-Legendre rule on [-1, 1] (DLMF 3.5.v). */
const nodes = [0.14887433898163122, 0.4333953941292472, 0.6794095682990244, 0.8650633666889845, 0.9739065285171717]
const weights = [0.29552422471475287, 0.26926671930999635, 0.21908636251598204, 0.1494513491505806, 0.06667134430868814]

/** Nodes and weights of a quadrature rule, two arrays of the same length. */
export interface Quadrature {
  readonly at: Float64Array
  readonly weight: Float64Array
}

/** The nodes and weights of a composite rule with equal panels from `low` to `high`. */
export function gaussLegendre(low: number, high: number, panels: number): Quadrature {
  const width = (high - low) / panels
  const at = new Float64Array(10 * panels)
  const weight = new Float64Array(10 * panels)
  for (let panel = 0; panel < panels; panel++) {
    const centre = low + (panel + 0.5) * width
    for (const [k, node] of nodes.entries()) {
      const i = 10 * panel + 2 * k
      at[i] = centre - (node * width) / 2
      at[i + 1] = centre + (node * width) / 2
      weight[i] = ((weights[k] ?? 0) * width) / 2
      weight[i + 1] = weight[i] ?? 0
    }
  }
  return { at, weight }
}
