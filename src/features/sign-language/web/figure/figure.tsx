import type { Arm, Point, Pose, Sideways, Standing, UpperBody } from '../../core/pose.ts'
import { ArrowDrawing } from './arrow.tsx'
import { HandDrawing } from './hand.tsx'

/**
 * A person without a face in a pose, with arrows for movements. The picture is never mirrored: in every language the
 * figure’s right hand is on the left, as when someone faces you.
 */
export function Figure({ pose, title, className }: { pose: Pose; title: string; className?: string }) {
  return (
    <svg aria-label={title} className={className} direction="ltr" role="img" viewBox="0 0 200 200">
      {pose.view === 'upper' && <Upper pose={pose} />}
      {pose.view === 'standing' && <Whole pose={pose} />}
      {pose.view === 'side' && <Side pose={pose} />}
      {pose.view !== 'standing' && pose.water && <Water at={pose.water} />}
      {pose.arrows?.map((arrow) => (
        <ArrowDrawing arrow={arrow} key={`${arrow.from} ${arrow.to}`} />
      ))}
    </svg>
  )
}

const OUTLINE = 2.4
const CLOTH = 'fill-action-soft stroke-action'
const SKIN = 'fill-raised stroke-ink'

/** A limb in cloth along points: its outline, then its surface. */
function Limb({ points, width }: { points: readonly Point[]; width: number }) {
  const d = `M${points.map((point) => point.join(' ')).join('L')}`
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path className="stroke-action" d={d} strokeWidth={width + OUTLINE} />
      <path className="stroke-action-soft" d={d} strokeWidth={width - OUTLINE} />
    </g>
  )
}

function Upper({ pose: { right, left, turn = 0 } }: { pose: UpperBody }) {
  return (
    <>
      <path
        className={CLOTH}
        d="M44 202L52 118Q54 96 78 91L122 91Q146 96 148 118L156 202Z"
        strokeWidth={OUTLINE}
      />
      <rect className={SKIN} height="20" rx="7" strokeWidth={OUTLINE} width="22" x="89" y="75" />
      <ellipse className={SKIN} cx={100 + turn} cy="48" rx="24" ry="30" strokeWidth={OUTLINE} />
      <UpperArm arm={right} shoulder={[60, 108]} />
      <UpperArm arm={left} shoulder={[140, 108]} />
    </>
  )
}

const UpperArm = ({ arm: { elbow, hand }, shoulder }: { arm: Arm; shoulder: Point }) => (
  <>
    <Limb points={[shoulder, elbow, hand.at]} width={22} />
    <HandDrawing hand={hand} />
  </>
)

function Whole({ pose: { right, left } }: { pose: Standing }) {
  return (
    <>
      <Ground />
      <path
        className={SKIN}
        d="M84 186h14v-12h-12q-8 4 -2 12ZM102 186h14q6 -8 -2 -12h-12Z"
        strokeWidth={OUTLINE}
      />
      <path
        className={CLOTH}
        d="M70 176L76 66Q77 54 88 52L112 52Q123 54 124 66L130 176Q100 182 70 176Z"
        strokeWidth={OUTLINE}
      />
      <rect className={SKIN} height="12" rx="5" strokeWidth={OUTLINE} width="14" x="93" y="42" />
      <ellipse className={SKIN} cx="100" cy="27" rx="15" ry="18" strokeWidth={OUTLINE} />
      <WholeArm arm={right} shoulder={[80, 63]} />
      <WholeArm arm={left} shoulder={[120, 63]} />
    </>
  )
}

const WholeArm = ({ arm: { elbow, hand }, shoulder }: { arm: Arm; shoulder: Point }) => (
  <>
    <Limb points={[shoulder, elbow, hand.at]} width={14} />
    <HandDrawing hand={hand} size={0.6} />
  </>
)

function Side({ pose }: { pose: Sideways }) {
  const { head, shoulder, hip, knee, ankle, toe, elbow, hand, points } = pose
  return (
    <>
      <Ground />
      <g fill="none" strokeLinecap="round">
        <path className="stroke-ink" d={`M${ankle.join(' ')}L${toe.join(' ')}`} strokeWidth="13" />
        <path className="stroke-raised" d={`M${ankle.join(' ')}L${toe.join(' ')}`} strokeWidth="8.4" />
      </g>
      <Limb points={[hip, knee, ankle]} width={26} />
      <Limb points={[shoulder, hip]} width={34} />
      <circle className={SKIN} cx={head[0]} cy={head[1]} r="17" strokeWidth={OUTLINE} />
      <Limb points={[shoulder, elbow, hand]} width={14} />
      <circle className={SKIN} cx={hand[0]} cy={hand[1]} r="8" strokeWidth={OUTLINE} />
      {points && (
        <path
          className="stroke-ink"
          d={`M${hand[0] + 6} ${hand[1]}l13 -3`}
          fill="none"
          strokeLinecap="round"
          strokeWidth="5"
        />
      )}
    </>
  )
}

/** The ground with a prayer mat. */
const Ground = () => (
  <path className="stroke-action" d="M14 190H186" fill="none" strokeLinecap="round" strokeWidth="4" />
)

/** Three drops. */
const Water = ({ at: [x, y] }: { at: Point }) => (
  <g className="fill-action">
    {[0, 12, 24].map((by) => (
      <path d={`M${x + by} ${y + (by % 24 === 0 ? 0 : 8)}q5 7 0 11q-5 -4 0 -11Z`} key={by} />
    ))}
  </g>
)
