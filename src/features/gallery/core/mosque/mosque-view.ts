import { mix } from '../colour/colour.ts'
import { groundBelow, ridge } from '../nature/ridge.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { element, group, n, path, verticalGradient } from '../svg.ts'
import type { Building } from './building.ts'
import type { Materials } from './parts.ts'
import { buildingOf, type MosqueStyle } from './styles.ts'

const WIDTH = 1000

/** A mosque with its reflection in a pool. */
export function mosqueView(style: MosqueStyle, scene: Scene): View {
  const building = buildingOf(style)
  const { width, height, hasTexts } = scene
  const horizon = hasTexts ? 0.8 : 0.72
  const scale = Math.min((width * 0.94) / WIDTH, (height * (hasTexts ? 0.36 : 0.56)) / building.height)
  const top = horizon - (building.height * scale) / height
  return {
    horizon,
    top,
    light: {
      x: hasTexts ? 0.86 : 0.8,
      y: hasTexts ? horizon - 0.13 : Math.max(0.14, top * 0.72),
      radius: 0.042,
    },
    draw: (drawn) => draw(building, drawn, { horizon, scale }),
  }
}

function materialsFor({ wall, roof, trim }: Building, { hour }: Scene): Materials {
  const [, middle, bottom] = hour.sky
  if (hour.isDark) {
    const night = mix(middle, '#080d1c', 0.62)
    return {
      wall: mix(wall, night, 0.72),
      roof: mix(roof, night, 0.66),
      trim: mix(trim, night, 0.5),
      opening: hour.light,
      shade: '#03060f',
    }
  }
  return {
    wall: mix(wall, bottom, 0.16),
    roof: mix(roof, bottom, 0.12),
    trim: mix(trim, bottom, 0.08),
    opening: mix(wall, '#2b2024', 0.78),
    shade: '#2a1a2c',
  }
}

function draw(
  building: Building,
  scene: Scene,
  { horizon, scale }: { horizon: number; scale: number },
): string {
  const { width, height, unit, hour, seed } = scene
  const level = height * horizon
  const random = randomNumbers(seed)
  const heights = ridge(random, 7, 0.5)
  const hills = groundBelow(
    heights.map((noise, at) => ({
      x: (width * at) / (heights.length - 1),
      y: level - unit * (0.075 + 0.06 * noise),
    })),
    level,
  )
  const mosque = building.draw(materialsFor(building, scene))
  const place = (flip: 1 | -1, offset: number) =>
    `translate(${n(width / 2)} ${n(level + offset)}) scale(${scale.toFixed(4)} ${(flip * scale).toFixed(4)})`
  const paved = mix(hour.near, hour.isDark ? '#1a2030' : '#c9b79a', hour.isDark ? 0.35 : 0.72)
  const edge = unit * 0.018
  return (
    path(hills, { fill: hour.far, opacity: 0.75 }) +
    element('rect', { x: 0, y: level - unit * 0.004, width, height: edge + unit * 0.004, fill: paved }) +
    element(
      'defs',
      {},
      verticalGradient('pool', [
        [0, mix(hour.sky[2], hour.near, 0.22)],
        [1, mix(hour.sky[0], hour.near, hour.isDark ? 0.55 : 0.4)],
      ]),
      element(
        'clipPath',
        { id: 'basin' },
        element('rect', { x: 0, y: level + edge, width, height: height - level - edge }),
      ),
    ) +
    element('rect', { x: 0, y: level + edge, width, height: height - level - edge, fill: 'url(#pool)' }) +
    group({ 'clip-path': 'url(#basin)' }, group({ transform: place(-1, 2 * edge), opacity: 0.34 }, mosque)) +
    ripples(scene, level + edge, random) +
    element('rect', {
      x: 0,
      y: level + edge,
      width,
      height: unit * 0.004,
      fill: mix(paved, '#000000', 0.35),
    }) +
    group({ transform: place(1, 0) }, mosque)
  )
}

function ripples({ width, height, unit, hour }: Scene, level: number, random: () => number): string {
  const lines = Array.from({ length: 40 }, () => {
    const share = random()
    const length = unit * (0.05 + 0.22 * share) * (0.4 + random())
    return `M${n(random() * (width + length) - length)} ${n(level + (height - level) * (0.05 + 0.95 * share ** 1.3))}h${n(length)}`
  })
  return path(lines.join(''), {
    stroke: hour.isDark ? '#cfd8f5' : '#ffffff',
    'stroke-opacity': hour.isDark ? 0.16 : 0.42,
    'stroke-width': unit * 0.0018,
    'stroke-linecap': 'round',
  })
}
