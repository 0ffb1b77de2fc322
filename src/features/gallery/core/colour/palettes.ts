/** The colours of a picture with an ornament. Texts have a contrast of 4.5 or more on both colours of the ground. */
export interface Palette {
  /** At the centre and at the edges. */
  readonly ground: readonly [centre: string, edge: string]
  readonly ink: string
  /** The translation and the source. */
  readonly muted: string
  /** Lines of the ornament. */
  readonly ornament: string
}

export const palettes = {
  paper: { ground: ['#fdfaf3', '#f3ead6'], ink: '#16221d', muted: '#4d5a53', ornament: '#b07d2b' },
  emerald: { ground: ['#0f5a46', '#08362b'], ink: '#f8f1df', muted: '#d7e0d2', ornament: '#dcb978' },
  night: { ground: ['#1a2644', '#0a101d'], ink: '#f1ecdf', muted: '#c2c8d6', ornament: '#cda763' },
  dawn: { ground: ['#fdeee2', '#f5d3c2'], ink: '#3a1820', muted: '#6a3d42', ornament: '#b5605f' },
  sand: { ground: ['#f5e8cd', '#e6cfa2'], ink: '#33230f', muted: '#5b4524', ornament: '#94602a' },
  turquoise: { ground: ['#11687b', '#083c4c'], ink: '#f4f2e6', muted: '#d3e4e3', ornament: '#8fd6cb' },
  plum: { ground: ['#4a2548', '#271129'], ink: '#f8ecec', muted: '#dcc7d4', ornament: '#d9a37e' },
  sage: { ground: ['#eaf0e0', '#cddbbd'], ink: '#1b2819', muted: '#42533a', ornament: '#5f8046' },
} as const satisfies Readonly<Record<string, Palette>>

export type PaletteName = keyof typeof palettes
export const paletteNames = Object.keys(palettes) as readonly PaletteName[]
