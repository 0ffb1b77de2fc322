import { describe, expect, it } from 'vitest'
import { spokenTransliteration } from './spoken-transliteration.ts'

/** The rules of `docs/transliteration.md`, in modern spelling. */
const rules: readonly (readonly [rule: string, arabic: string, latin: string])[] = [
  ['joins the name of Allah to the word before', 'سُبْحَانَ اللَّهِ', 'Subḥānallāh'],
  ['shortens a long vowel where it joins', 'لَا إِلَٰهَ إِلَّا اللَّهُ', 'Lā ilāha illallāh'],
  ['joins the article', 'لَهُ الْمُلْكُ', 'Lahul-mulk'],
  ['joins the article before a sun letter', 'أَنْتَ السَّلَامُ', 'Antas-salām'],
  ['joins the article after fī', 'فِي الْأَرْضِ', 'Fil-arḍ'],
  ['joins a verb', 'رَبِّ اغْفِرْ لِي', 'Rabbighfir lī'],
  ['joins the relative pronoun', 'بِسْمِ اللَّهِ الَّذِي', 'Bismillāhilladhī'],
  ['puts an i between tanwin and the article', 'مُحَمَّدٌ الرَّسُولُ', 'Muḥammadunir-rasūl'],
  ['keeps the first vowel of Allah after yā', 'يَا اللَّهُ', 'Yā Allāh'],
  ['begins the article with a', 'الْحَمْدُ لِلَّهِ', 'Al-ḥamdu lillāh'],
  ['begins a verb with i', 'اهْدِنَا الصِّرَاطَ', 'Ihdinaṣ-ṣirāṭ'],
  ['begins a verb with u before a u', 'ارْزُقْنَا', 'Urzuqnā'],
  ['keeps a doubled letter after a joining alef', 'وَاتَّقُوا اللَّهَ', 'Wattaqullāh'],
  ['knows the night from the relative pronoun', 'فِي اللَّيْلِ', 'Fil-layl'],
  ['begins "son" and "name" with i', 'ابْنُ عَبْدِكَ، اسْمُ رَبِّكَ', 'Ibnu ʿabdik, ismu rabbik'],
  ['joins a verb that begins with its hamza', 'اللَّهُمَّ أْجُرْنِي', 'Allāhummaʾjurnī'],
  ['hyphenates every prefix', 'وَبِحَمْدِهِ', 'Wa-bi-ḥamdih'],
  ['leaves out the hamza after a prefix', 'وَأَتُوبُ', 'Wa-atūb'],
  ['writes a prefix and the article in one', 'وَالْحَمْدُ', 'Wal-ḥamd'],
  ['writes li- and the article in one', 'لِلنَّاسِ', 'Lin-nās'],
  ['writes li- and a moon letter in one', 'لِلْمُؤْمِنِينَ', 'Lil-muʾminīn'],
  ['writes a prefix and a joining alef in one', 'فَاغْفِرْ', 'Faghfir'],
  ['writes a preposition and its pronoun in one', 'لَا حَوْلَ وَلَكَ بِكَ لَنَا', 'Lā ḥawla wa-laka bika lanā'],
  ['sees that no word begins with a doubled letter', 'الْبِرُّ بِرُّهُ', 'Al-birru birruh'],
  ['sees that no word begins without a vowel', 'وَحْدَهُ وَوَعْدُهُ', 'Waḥdahu wa-waʿduh'],
  ['knows words that begin like a prefix', 'وَنِعْمَ الْوَكِيلُ وَكِيلُنَا', 'Wa-niʿmal-wakīlu wakīlunā'],
  [
    'tells "and for me" from a guardian',
    'لَكُمْ دِينُكُمْ وَلِيَ دِينِي، اللَّهُ وَلِيُّنَا',
    'Lakum dīnukum wa-liya dīnī, Allāhu waliyyunā',
  ],
  ['tells a verb after wa- from a word that begins with it', 'أَطْعَمَ وَسَقَى وَسِعَ', 'Aṭʿama wa-saqā wasiʿ'],
  ['writes the names of angels with a capital', 'رَبَّ جِبْرَائِيلَ', 'Rabba Jibrāʾīl'],
  ['tells an imperative after wa- from a verb', 'وَهَبْ لَنَا مَا وَهَبَ', 'Wa-hab lanā mā wahab'],
  ['pauses at a comma', 'لَا شَرِيكَ لَهُ، لَهُ الْحَمْدُ', 'Lā sharīka lah, lahul-ḥamd'],
  ['drops -un and -in before a pause', 'قَدِيرٌ، عَلِيمٍ', 'Qadīr, ʿalīm'],
  ['says -an as ā before a pause', 'عِلْمًا نَافِعًا', 'ʿIlman nāfiʿā'],
  ['says -an as ā before a pause in a word that ends with ā', 'أَجَلٍ مُسَمًّى', 'Ajalin musammā'],
  ['says that -an inside a phrase', 'مُسْتَغْنًى عَنْهُ', 'Mustaghnan ʿanh'],
  ['says the feminine ending as h before a pause', 'رَحْمَةً وَمَغْفِرَةً', 'Raḥmatan wa-maghfirah'],
  ['keeps the vowel of huwa before a pause', 'إِلَّا هُوَ', 'Illā huwa'],
  ['writes a hamza inside a word', 'شَيْءٍ يُؤْمِنُ سَأَلَ', 'Shayʾin yuʾminu saʾal'],
  ['writes ʾā for an alef with a madda inside a word', 'الْقُرْآنُ', 'Al-qurʾān'],
  ['skips the silent alef of a plural', 'آمَنُوا وَقَالُوا', 'Āmanū wa-qālū'],
  ['says "I" short', 'وَأَنَا عَبْدُكَ', 'Wa-ana ʿabduk'],
  ['says "those" short', 'أُولَٰئِكَ', 'Ulāʾik'],
]

/** Words of the Quran with the marks of its data, as code points because editors may reorder the marks. */
const mushaf: readonly (readonly [place: string, arabic: string, latin: string])[] = [
  [
    '2:201',
    'رَبَّنَا\u0653 ءَاتِنَا فِي ٱلدُّنۡيَا حَسَنَة\u08f0 وَفِي ٱلۡأ\u0653خِرَةِ حَسَنَة\u08f0 وَقِنَا عَذَابَ ٱلنَّارِ',
    'Rabbanā ātinā fid-dunyā ḥasanatan wa-fil-ākhirati ḥasanatan wa-qinā ʿadhāban-nār',
  ],
  ['10:85', 'فِتۡنَة\u08f0 لِّلۡقَوۡمِ', 'Fitnatan lil-qawm'],
  ['12:101', 'أَنتَ وَلِيِّ\u06e6 فِي ٱلدُّنۡيَا', 'Anta waliyyī fid-dunyā'],
  ['18:39, with a mark at the end', 'لَا قُوَّةَ إِلَّا بِٱللَّهِۚ', 'Lā quwwata illā billāh'],
  ['109:1', 'قُلۡ يَـ\u0670\u0653أَيُّهَا ٱلۡكَٰفِرُونَ', 'Qul yā ayyuhal-kāfirūn'],
  ['109:4', 'مَّا عَبَدتُّمۡ', 'Mā ʿabattum'],
  ['3:194', 'مَا وَعَدتَّنَا عَلَىٰ رُسُلِكَ', 'Mā waʿattanā ʿalā rusulik'],
  ['3:193', 'وَكَفِّرۡ عَنَّا سَيِّـ\u064e\u0654اتِنَا', 'Wa-kaffir ʿannā sayyiʾātinā'],
  [
    '14:41',
    'رَبَّنَا ٱغۡفِرۡ لِي وَلِوَٰلِدَيَّ وَلِلۡمُؤۡمِنِينَ يَوۡمَ يَقُومُ ٱلۡحِسَابُ',
    'Rabbanaghfir lī wa-li-wālidayya wa-lil-muʾminīna yawma yaqūmul-ḥisāb',
  ],
  [
    '21:87',
    'لَّا\u0653 إِلَٰهَ إِلَّا\u0653 أَنتَ سُبۡحَٰنَكَ إِنِّي كُنتُ مِنَ ٱلظَّـٰلِمِينَ',
    'Lā ilāha illā anta subḥānaka innī kuntu minaẓ-ẓālimīn',
  ],
  [
    '3:8, with a mark to stop at',
    'وَهَبۡ لَنَا مِن لَّدُنكَ رَحۡمَةًۚ إِنَّكَ أَنتَ ٱلۡوَهَّابُ',
    'Wa-hab lanā min ladunka raḥmah, innaka antal-wahhāb',
  ],
  [
    '112:1-2, with the end of a verse',
    'قُلۡ هُوَ ٱللَّهُ أَحَدٌ \u06dd١ ٱللَّهُ ٱلصَّمَدُ',
    'Qul huwallāhu aḥad, Allāhuṣ-ṣamad',
  ],
  ['113:1', 'قُلۡ أَعُوذُ بِرَبِّ ٱلۡفَلَقِ', 'Qul aʿūdhu bi-rabbil-falaq'],
]

describe('the spoken transliteration', () => {
  it.each(rules)('writes %s', (_, arabic, latin) => {
    expect(spokenTransliteration(arabic)).toBe(latin)
  })

  it.each(mushaf)('reads %s as the data of the Quran spells it', (_, arabic, latin) => {
    expect(spokenTransliteration(arabic)).toBe(latin)
  })
})
