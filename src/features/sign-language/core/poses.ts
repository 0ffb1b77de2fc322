import type { Arm, Hand, Pose } from './pose.ts'

type Posed = Readonly<Record<string, Pose>>

const hand = (at: Hand['at'], turn: number, shape: Hand['shape'], thumb: Hand['thumb']): Hand => ({
  at,
  turn,
  shape,
  thumb,
})

/** Arms that hang at the sides of the upper body, out of the picture. */
const restingRight: Arm = { elbow: [46, 160], hand: hand([44, 215], 180, 'flat', 'left') }
const restingLeft: Arm = { elbow: [154, 160], hand: hand([156, 215], 180, 'flat', 'right') }

const standing = {
  view: 'standing',
  right: { elbow: [70, 96], hand: hand([68, 122], 180, 'flat', 'left') },
  left: { elbow: [130, 96], hand: hand([132, 122], 180, 'flat', 'right') },
} as const satisfies Pose

const sitting = {
  view: 'side',
  head: [84, 72],
  shoulder: [80, 106],
  hip: [72, 158],
  knee: [132, 168],
  ankle: [66, 180],
  toe: [52, 184],
  elbow: [92, 134],
  hand: [118, 150],
} as const satisfies Pose

/** The positions of the prayer. */
export const prayerPoses = {
  standing,
  takbir: {
    view: 'standing',
    right: { elbow: [58, 84], hand: hand([62, 60], 0, 'flat', 'right') },
    left: { elbow: [142, 84], hand: hand([138, 60], 0, 'flat', 'left') },
    arrows: [
      { from: [40, 108], to: [42, 60], bend: -6 },
      { from: [160, 108], to: [158, 60], bend: 6 },
    ],
  },
  folded: {
    view: 'standing',
    left: { elbow: [132, 90], hand: hand([106, 100], -96, 'flat', 'right') },
    right: { elbow: [68, 88], hand: hand([92, 94], 94, 'flat', 'left') },
  },
  bowing: {
    view: 'side',
    head: [158, 88],
    shoulder: [130, 92],
    hip: [74, 96],
    knee: [78, 140],
    ankle: [72, 180],
    toe: [88, 184],
    elbow: [112, 116],
    hand: [88, 136],
    arrows: [{ from: [118, 40], to: [166, 62], bend: 16 }],
  },
  rising: {
    view: 'side',
    head: [92, 32],
    shoulder: [88, 66],
    hip: [84, 112],
    knee: [86, 146],
    ankle: [82, 180],
    toe: [98, 184],
    elbow: [94, 92],
    hand: [96, 118],
    arrows: [{ from: [156, 84], to: [122, 34], bend: -18 }],
  },
  prostrating: {
    view: 'side',
    head: [164, 170],
    shoulder: [136, 150],
    hip: [78, 130],
    knee: [94, 174],
    ankle: [44, 172],
    toe: [36, 184],
    elbow: [124, 172],
    hand: [144, 182],
  },
  sitting,
  pointing: { ...sitting, hand: [124, 150], points: true },
  'salam-right': {
    view: 'upper',
    turn: -9,
    right: restingRight,
    left: restingLeft,
    arrows: [{ from: [112, 8], to: [66, 26], bend: 14 }],
  },
  'salam-left': {
    view: 'upper',
    turn: 9,
    right: restingRight,
    left: restingLeft,
    arrows: [{ from: [88, 8], to: [134, 26], bend: -14 }],
  },
} as const satisfies Posed

/** The steps of wudu. */
export const wuduPoses = {
  hands: {
    view: 'upper',
    right: { elbow: [42, 152], hand: hand([80, 152], 78, 'flat', 'left') },
    left: { elbow: [158, 152], hand: hand([122, 146], -78, 'flat', 'right') },
    water: [92, 100],
    arrows: [{ from: [74, 176], to: [126, 176], bend: 10, both: true }],
  },
  mouth: {
    view: 'upper',
    right: { elbow: [46, 150], hand: hand([76, 96], 40, 'pinched', 'right') },
    left: restingLeft,
    water: [38, 62],
  },
  face: {
    view: 'upper',
    right: { elbow: [38, 132], hand: hand([74, 74], 6, 'flat', 'right') },
    left: { elbow: [162, 132], hand: hand([126, 74], -6, 'flat', 'left') },
    arrows: [
      { from: [54, 30], to: [54, 76], bend: 0 },
      { from: [146, 30], to: [146, 76], bend: 0 },
    ],
  },
  arms: {
    view: 'upper',
    right: { elbow: [48, 158], hand: hand([104, 138], 80, 'flat', 'left') },
    left: { elbow: [160, 164], hand: hand([96, 166], -70, 'flat', 'right') },
    arrows: [{ from: [120, 186], to: [52, 190], bend: 8 }],
  },
  head: {
    view: 'upper',
    right: { elbow: [30, 84], hand: hand([66, 38], 50, 'flat', 'right') },
    left: { elbow: [170, 84], hand: hand([134, 38], -50, 'flat', 'left') },
    arrows: [{ from: [150, 12], to: [184, 40], bend: 10, both: true }],
  },
  feet: {
    view: 'side',
    head: [112, 74],
    shoulder: [94, 98],
    hip: [62, 142],
    knee: [112, 132],
    ankle: [116, 176],
    toe: [142, 183],
    elbow: [132, 126],
    hand: [136, 166],
    water: [150, 146],
  },
} as const satisfies Posed

/** The signs. */
export const signPoses = {
  'asl-allah': {
    view: 'upper',
    right: { elbow: [40, 138], hand: hand([44, 70], 4, 'index', 'right') },
    left: restingLeft,
    arrows: [{ from: [74, 52], to: [74, 12] }],
  },
  'asl-greater': {
    view: 'upper',
    right: { elbow: [42, 150], hand: hand([62, 120], 0, 'bent', 'right') },
    left: { elbow: [158, 150], hand: hand([138, 120], 0, 'bent', 'left') },
    arrows: [
      { from: [34, 104], to: [36, 44], bend: -12 },
      { from: [166, 104], to: [164, 44], bend: 12 },
    ],
  },
  'asl-prayer': {
    view: 'upper',
    right: { elbow: [46, 140], hand: hand([56, 82], -4, 'open', 'right') },
    left: { elbow: [154, 140], hand: hand([144, 82], 4, 'open', 'left') },
    arrows: [
      { from: [26, 38], to: [26, 74], bend: -12, both: true },
      { from: [174, 38], to: [174, 74], bend: 12, both: true },
    ],
  },
  'asl-muslim': {
    view: 'upper',
    right: { elbow: [42, 158], hand: hand([50, 104], 0, 'small-c', 'right') },
    left: restingLeft,
    arrows: [{ from: [22, 66], to: [84, 66], bend: -8, both: true }],
  },
  'asl-quran': {
    view: 'upper',
    right: { elbow: [48, 152], hand: hand([80, 100], 30, 'pinched', 'right') },
    left: restingLeft,
    arrows: [{ from: [122, 76], to: [130, 128], bend: 8 }],
  },
  'asl-mosque': {
    view: 'upper',
    left: { elbow: [158, 160], hand: hand([120, 160], -90, 'fist', 'right') },
    right: { elbow: [46, 132], hand: hand([92, 118], 160, 'three-folded', 'left') },
    arrows: [{ from: [128, 106], to: [128, 138], both: true }],
  },
  'asl-praise': {
    view: 'upper',
    left: { elbow: [158, 160], hand: hand([126, 158], -84, 'flat', 'left') },
    right: { elbow: [42, 142], hand: hand([72, 130], 76, 'flat', 'right') },
    arrows: [{ from: [146, 98], to: [146, 136], both: true }],
  },
  'asl-read': {
    view: 'upper',
    left: { elbow: [156, 158], hand: hand([128, 134], -6, 'flat', 'left') },
    right: { elbow: [42, 150], hand: hand([76, 122], 62, 'two', 'right') },
    arrows: [{ from: [162, 92], to: [162, 138] }],
  },
  'lsm-fasting-1': {
    view: 'upper',
    right: { elbow: [44, 150], hand: hand([72, 104], 60, 'claw', 'right') },
    left: restingLeft,
    arrows: [{ from: [122, 88], to: [152, 118], bend: -8 }],
  },
  'lsm-fasting-2': {
    view: 'upper',
    right: { elbow: [46, 150], hand: hand([66, 92], 44, 'pinched', 'right') },
    left: restingLeft,
    arrows: [{ from: [98, 104], to: [126, 86], both: true }],
  },
  'lsm-allah': {
    view: 'upper',
    right: { elbow: [36, 140], hand: hand([36, 66], 0, 'index', 'right') },
    left: { elbow: [58, 156], hand: hand([66, 116], -4, 'index', 'left') },
  },
} as const satisfies Posed
