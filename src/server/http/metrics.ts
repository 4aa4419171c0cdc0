import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /** @param call a name of the contract, never text from a request */
  observe(call: string, status: number, seconds: number): void
  /** How many faults the last check of the ledger found. */
  ledger(faults: number): void
  /** How many invoices were promised for before now and are not issued. */
  invoices(overdue: number): void
  /** Fen in `suspense` at the last check: money that came and was not accepted. */
  suspense(fen: number): void
  /** How many differences between bills and the ledger were open at the last check. */
  differences(open: number): void
  text(): Promise<string>
  readonly contentType: string
}

/** Counts per call and status; nothing identifies a user. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'slipstick_' })
  const calls = new Histogram({
    name: 'slipstick_call_seconds',
    help: 'How long calls of the API took, by call and by the status in the body of their reply',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  const ledger = new Gauge({
    name: 'slipstick_ledger_bad',
    help: 'What did not hold in the ledger of money when it was last checked',
    registers: [registry],
  })
  const invoices = new Gauge({
    name: 'slipstick_invoices_overdue',
    help: 'Invoices that were promised for before now and are not issued',
    registers: [registry],
  })
  const suspense = new Gauge({
    name: 'slipstick_suspense_fen',
    help: 'Money that came, was not accepted and waits for the operator, when the ledger was last checked',
    registers: [registry],
  })
  const differences = new Gauge({
    name: 'slipstick_differences_open',
    help: 'What the bills of the payment providers and the ledger did not agree on and the operator has not closed, when the ledger was last checked',
    registers: [registry],
  })
  return {
    invoices: (overdue) => invoices.set(overdue),
    suspense: (fen) => suspense.set(fen),
    differences: (open) => differences.set(open),
    ledger: (faults) => ledger.set(faults),
    observe: (call, status, seconds) => calls.observe({ call, status }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
