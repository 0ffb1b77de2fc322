import type { Bare } from './bare.ts'
import type { Call } from './calls.ts'
import { load, type Round, type Target } from './load.ts'
import { median } from './statistics.ts'

/** Short rounds, because other processes slow the machine down for seconds at a time. */
const ROUNDS = 11
const ROUND_SECONDS = 1.5
const WARM_UP_SECONDS = 2
/** After this many requests the code of a call is compiled; beside other work that takes longer. */
const WARM_UP_REQUESTS = 40_000
const WARM_UPS_AT_MOST = 6

export interface DuelResult {
  readonly call: Call
  readonly product: Round
  readonly bare: Round
  /** The product's requests per second as a share of the bare framework's. */
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number }
}

/**
 * Measures product and bare framework in turn, so that other load on the machine affects both. Each round is
 * compared with its neighbour; returns medians.
 */
export async function duel(product: Target, bare: Bare, call: Call): Promise<DuelResult> {
  const ask = (seconds: number) => load(product, { ...call, seconds })
  // Paths are generated for the reference as well, so that the load generator costs the same.
  const nextPath = () => `${bare.pathOf(call)}${queryOf(call.nextPath())}`
  const askBare = (seconds: number) => load(bare, { ...call, nextPath, seconds })
  await warmUp(ask)
  await warmUp(askBare)
  const rounds: { readonly product: Round; readonly bare: Round }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ product: await ask(ROUND_SECONDS), bare: await askBare(ROUND_SECONDS) })
  }
  const ratios = rounds.map((round) => round.product.requestsPerSecond / round.bare.requestsPerSecond)
  return {
    call,
    product: middle(rounds.map((round) => round.product)),
    bare: middle(rounds.map((round) => round.bare)),
    ratio: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
  }
}

async function warmUp(ask: (seconds: number) => Promise<Round>): Promise<void> {
  let asked = 0
  for (let time = 0; time < WARM_UPS_AT_MOST && asked < WARM_UP_REQUESTS; time++) {
    asked += (await ask(WARM_UP_SECONDS)).requestsPerSecond * WARM_UP_SECONDS
  }
}

function queryOf(path: string): string {
  const query = path.split('?', 2)[1]
  return query === undefined ? '' : `?${query}`
}

function middle(rounds: readonly Round[]): Round {
  const cpu = rounds.flatMap((round) => round.cpu ?? [])
  return {
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p99: median(rounds.map((round) => round.p99)),
    cpu: cpu.length > 0 ? median(cpu) : undefined,
  }
}
