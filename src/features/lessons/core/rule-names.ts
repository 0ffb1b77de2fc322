import type { TajweedRule } from '#features/quran/core/index.ts'
import type { LessonText } from './lesson.ts'

/** The rules of tajweed by their usual names. */
export const ruleNames: Readonly<Record<TajweedRule, LessonText>> = {
  izhar: { en: 'Izhar (clear)', ar: 'الإظهار' },
  'idgham-with-ghunnah': { en: 'Idgham with ghunnah (merging with a hum)', ar: 'الإدغام بغنة' },
  'idgham-without-ghunnah': { en: 'Idgham without ghunnah (merging)', ar: 'الإدغام بلا غنة' },
  iqlab: { en: 'Iqlab (turning into mim)', ar: 'الإقلاب' },
  ikhfa: { en: 'Ikhfa (hiding)', ar: 'الإخفاء' },
  'izhar-shafawi': { en: 'Izhar shafawi (clear mim)', ar: 'الإظهار الشفوي' },
  'idgham-shafawi': { en: 'Idgham shafawi (merging mim)', ar: 'الإدغام الشفوي' },
  'ikhfa-shafawi': { en: 'Ikhfa shafawi (hiding mim)', ar: 'الإخفاء الشفوي' },
  ghunnah: { en: 'Ghunnah (hum of nun and mim)', ar: 'الغنة' },
  'idgham-of-letters': { en: 'Idgham of other letters', ar: 'إدغام المتماثلين والمتجانسين والمتقاربين' },
  qalqalah: { en: 'Qalqalah (bounce)', ar: 'القلقلة' },
  'qalqalah-at-stop': { en: 'Qalqalah at a stop', ar: 'القلقلة عند الوقف' },
  'madd-natural': { en: 'Natural madd', ar: 'المد الطبيعي' },
  'madd-muttasil': { en: 'Madd muttasil (connected)', ar: 'المد المتصل' },
  'madd-munfasil': { en: 'Madd munfasil (separate)', ar: 'المد المنفصل' },
  'madd-lazim': { en: 'Madd lazim (necessary)', ar: 'المد اللازم' },
  'madd-at-stop': { en: 'Madd at a stop', ar: 'المد العارض للسكون' },
  'madd-lin': { en: 'Madd lin (soft)', ar: 'مد اللين' },
  'lam-heavy': { en: 'Heavy lam', ar: 'تفخيم اللام' },
  'lam-light': { en: 'Light lam', ar: 'ترقيق اللام' },
  'ra-heavy': { en: 'Heavy ra', ar: 'تفخيم الراء' },
  'ra-light': { en: 'Light ra', ar: 'ترقيق الراء' },
  silent: { en: 'Silent letters', ar: 'حروف لا تُنطق' },
}
