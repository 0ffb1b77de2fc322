import { litMoon } from '#shared/core/picture/lit-moon.ts'
import type { Room } from '../backdrop.ts'
import { mix } from '../colour/colour.ts'
import { randomNumbers } from '../random.ts'
import type { Scene, View } from '../scene.ts'
import { element, group, n, path, radialGradient, verticalGradient } from '../svg.ts'

/** The sky of an hour with its stars and the sun or the moon. No star is in the room that stays `free`: it would look like a dot of a letter. */
export function sky(scene: Scene, { horizon, light }: View, free: Room | undefined): string {
  const { width, height, hour } = scene
  const [top, middle, bottom] = hour.sky
  const defs = element(
    'defs',
    {},
    verticalGradient('sky', [
      [0, top],
      [horizon * 0.6, middle],
      [horizon, bottom],
      [1, bottom],
    ]),
    radialGradient('glow', [
      [0, hour.isDark ? '#fff4d8' : hour.light, hour.isDark ? 0.2 : 0.85],
      [0.25, hour.isDark ? '#fff4d8' : hour.light, hour.isDark ? 0.08 : 0.4],
      [1, hour.light, 0],
    ]),
  )
  return (
    defs +
    element('rect', { width, height, fill: 'url(#sky)' }) +
    stars(scene, horizon, free) +
    (light ? (hour.isDark ? moon(scene, light) : sun(scene, light)) : '')
  )
}

function stars({ width, height, unit, hour, seed }: Scene, horizon: number, free: Room | undefined): string {
  if (hour.stars <= 0) return ''
  const random = randomNumbers(seed + 1)
  const count = Math.round(((width * height * horizon) / unit ** 2) * 210)
  const parts = Array.from({ length: count }, () => {
    const [x, y] = [random() * width, random() ** 1.25 * height * horizon]
    const radius = unit * (0.0005 + 0.0015 * random() ** 4)
    const opacity = (0.25 + 0.75 * random()) * hour.stars
    return free && isNear(free, x, y, radius) ? '' : element('circle', { cx: x, cy: y, r: radius, opacity })
  })
  return group({ fill: '#fdf6e3' }, ...parts)
}

const isNear = (room: Room, x: number, y: number, by: number) =>
  x > room.x - by && x < room.x + room.width + by && y > room.y - by && y < room.y + room.height + by

type Light = NonNullable<View['light']>

function sun({ width, height, unit, hour }: Scene, { x, y, radius }: Light): string {
  const [cx, cy, r] = [x * width, y * height, radius * unit]
  const disc = hour.altitude < 10 ? mix(hour.light, '#ffb04a', 0.25) : '#fffaf0'
  return (
    element('circle', { cx, cy, r: r * 5.5, fill: 'url(#glow)' }) +
    element('circle', { cx, cy, r, fill: disc })
  )
}

/** The moon of a day, lit from the side of the sun that has set, with earthshine on its dark part. */
function moon({ width, height, unit, hour, moon: age }: Scene, { x, y, radius }: Light): string {
  const [cx, cy, r] = [x * width, y * height, radius * unit]
  const full = age > 12 && age < 17
  return (
    element('circle', { cx, cy, r: r * 5.5, fill: 'url(#glow)' }) +
    group(
      { transform: `translate(${n(cx)} ${n(cy)}) rotate(${age < 14.77 ? 24 : -24})` },
      element('circle', { r, fill: mix(hour.sky[1], '#fff8e4', 0.1) }),
      path(litMoon(age, r), { fill: '#fff6df' }),
      full
        ? [
            [-0.3, -0.25, 0.2],
            [0.22, -0.1, 0.27],
            [-0.12, 0.34, 0.24],
            [0.42, 0.38, 0.12],
          ]
            .map(([dx = 0, dy = 0, size = 0]) =>
              element('circle', { cx: dx * r, cy: dy * r, r: size * r, fill: '#e3d6b8', opacity: 0.55 }),
            )
            .join('')
        : '',
    )
  )
}
