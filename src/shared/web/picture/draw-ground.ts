import { starPath } from '#shared/core/picture/star-path.ts'
import type { Palette, PictureFormat } from './picture-look.ts'

/** The distance between the centres of the stars. */
const DENSITY = 135
const FRAME = 44
const MEDALLION = 38

/** The background, the pattern of stars that fades towards the centre, and the frame with its medallion. */
export function drawGround(context: CanvasRenderingContext2D, format: PictureFormat, palette: Palette): void {
  const { width, height } = format
  context.fillStyle = palette.paper
  context.fillRect(0, 0, width, height)
  drawStars(context, format, palette)
  fade(context, format, palette)

  context.strokeStyle = palette.ornament
  context.lineWidth = 2
  context.globalAlpha = 0.55
  context.beginPath()
  context.roundRect(FRAME, FRAME, width - 2 * FRAME, height - 2 * FRAME, 28)
  context.stroke()
  context.globalAlpha = 1
  interrupt(context, width / 2, FRAME, 2 * MEDALLION + 36, palette)
  context.strokeStyle = palette.ornament
  context.lineWidth = 3
  context.lineJoin = 'round'
  for (const radius of [MEDALLION, MEDALLION * 0.5]) {
    context.stroke(new Path2D(starPath(width / 2, FRAME, radius)))
  }
}

/** Leaves a gap in the frame's line for the text on it. */
export function interrupt(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  gap: number,
  palette: Palette,
): void {
  context.fillStyle = palette.paper
  context.fillRect(x - gap / 2, y - 4, gap, 8)
}

function drawStars(
  context: CanvasRenderingContext2D,
  { width, height }: PictureFormat,
  palette: Palette,
): void {
  const stars = new Path2D()
  const small = (DENSITY / 2) * (Math.SQRT2 - 1)
  for (let x = 0; x <= width + DENSITY; x += DENSITY) {
    for (let y = 0; y <= height + DENSITY; y += DENSITY) {
      stars.addPath(new Path2D(starPath(x, y, DENSITY / 2)))
      stars.addPath(new Path2D(starPath(x - DENSITY / 2, y - DENSITY / 2, small)))
    }
  }
  context.strokeStyle = palette.ornament
  context.lineWidth = 1.5
  context.globalAlpha = 0.34
  context.stroke(stars)
  context.globalAlpha = 1
}

function fade(context: CanvasRenderingContext2D, { width, height }: PictureFormat, palette: Palette): void {
  context.save()
  context.translate(width / 2, height / 2)
  context.scale(width / height, 1)
  const middle = context.createRadialGradient(0, 0, 0, 0, 0, height * 0.72)
  middle.addColorStop(0, palette.paper)
  middle.addColorStop(0.6, palette.paper)
  middle.addColorStop(1, `${palette.paper}00`)
  context.fillStyle = middle
  context.fillRect(-height, -height / 2, 2 * height, height)
  context.restore()
}
