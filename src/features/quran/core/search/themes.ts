/** A subject that people ask about, with the verses that answer best. */
export interface Theme {
  /** `5:6`, the best answer first. */
  readonly verses: readonly string[]
  /** Words and expressions for the subject in English and Arabic, in any inflection. */
  readonly terms: readonly string[]
}

/** One theme a line: verses | English terms | Arabic terms. Chosen for this project; see `golden/SOURCE.md`. */
const lines = `
5:6 4:43 | wudu, wudhu, ablution, ablutions, wash before prayer, washing face hands | الوضوء, أتوضأ, يتوضأ, توضأ, غسل الوجه واليدين, الطهارة للصلاة
4:43 5:6 | tayammum, dry ablution, no water for prayer, clean earth | التيمم, أتيمم, الصعيد, عدم وجود الماء
5:6 4:43 | ghusl, janabah, ritual bath | الغسل, الجنابة, الاغتسال
2:43 29:45 4:103 20:14 11:114 2:238 | prayer, pray, salah, salat, namaz, prayer times, five prayers, importance of prayer | الصلاة, أصلي, نصلي, المصلين, أوقات الصلاة, الصلوات الخمس, إقامة الصلاة
4:101 4:102 | shorten prayer, traveller prayer, travel prayer, prayer in fear, qasr | قصر الصلاة, صلاة المسافر, صلاة الخوف
62:9 62:10 62:11 | friday, jumuah, jumah, friday prayer | الجمعة, صلاة الجمعة, يوم الجمعة
17:79 73:2 73:20 32:16 51:17 | tahajjud, night prayer, qiyam, pray at night | التهجد, قيام الليل, صلاة الليل
107:4 107:5 19:59 74:42 74:43 | neglect prayer, abandon prayer, leave prayer, missing prayer, do not pray | ترك الصلاة, تارك الصلاة, السهو عن الصلاة, إضاعة الصلاة, ساهون
2:238 | middle prayer, asr prayer | الصلاة الوسطى, صلاة العصر
23:1 23:2 2:45 | khushu, humility in prayer, focus in prayer | الخشوع, الخشوع في الصلاة
2:144 2:150 2:142 2:149 | qibla, qiblah, direction of prayer, kaaba direction | القبلة, تحويل القبلة, اتجاه الصلاة
2:183 2:185 2:184 2:187 | fasting, fast, sawm, siyam, ramadan, fast obligatory | الصيام, الصوم, أصوم, نصوم, رمضان, شهر رمضان, فرض الصيام
2:184 2:185 | sick fasting, traveller fasting, who need not fast, exempt fasting, missed fasts, fidya | إفطار المريض, المسافر والصيام, المريض والصيام, فدية الصيام, قضاء الصيام, الإفطار في رمضان
97:1 97:3 44:3 97:2 97:4 97:5 | night of power, laylat al qadr, laylatul qadr, night of decree, lailatul qadr, better than thousand months | ليلة القدر, خير من ألف شهر
9:60 2:43 9:103 2:110 2:267 | zakat, zakah, recipients of zakat, give zakat, zakat given, alms, who receives zakat | الزكاة, مصارف الزكاة, مستحقو الزكاة, أزكي
2:261 2:274 2:271 2:245 3:92 57:18 63:10 | charity, sadaqah, sadaqa, spending in the way of allah, donate, give to the poor, generosity | الصدقة, الصدقات, الإنفاق, التصدق, الإنفاق في سبيل الله, الكرم, إنفاق المال
2:264 2:262 | reminders of charity, spoil charity, showing off charity | المن والأذى, إبطال الصدقة
3:97 22:27 2:196 2:197 2:158 | hajj, pilgrimage, umrah, haj, hajj obligatory | الحج, العمرة, أحج, فريضة الحج, مناسك الحج
2:158 | safa marwa, safa and marwah, sai | الصفا والمروة, السعي بين الصفا والمروة
5:90 5:91 2:219 4:43 | alcohol, wine, drink alcohol, intoxicants, drunk, drinking, beer, khamr, drugs | الخمر, الخمور, شرب الخمر, المسكرات, الكحول, المخدرات
5:90 5:91 2:219 | gambling, gamble, lottery, maysir, betting | الميسر, القمار, المراهنة, اليانصيب
2:275 2:276 2:278 3:130 30:39 4:161 | riba, interest, usury, bank interest, interest on loans | الربا, الفوائد البنكية, أكل الربا, فوائد البنوك
2:282 2:280 2:283 | debt, loan, loans, writing a debt, lending, contracts | الدين والقرض, كتابة الدين, القرض, الديون, المداينة
2:280 | debtor in difficulty, postpone debt, forgive debt | إنظار المعسر, المعسر
2:173 5:3 6:145 16:115 | pork, pig, swine, forbidden food, halal food, haram food, haram meat, eat pork, what is haram to eat | لحم الخنزير, الخنزير, أكل الخنزير, الطعام الحرام, المحرمات من الطعام, الميتة, أكل الميتة, الأطعمة المحرمة
5:4 2:168 5:5 6:118 | halal, lawful food, hunting, halal meat | الحلال, الطعام الحلال, الصيد, الطيبات
17:32 24:2 25:68 24:3 | zina, adultery, fornication, sex outside marriage, illegal sexual intercourse, unlawful sexual intercourse | الزنا, الزنى, الزاني, عقوبة الزنا, حد الزنا, الفاحشة
24:30 24:31 | lower gaze, lower their gaze, lowering the gaze, eyes gaze, guard chastity | غض البصر, غض الأبصار, حفظ الفرج, النظر إلى المحرمات
24:31 33:59 33:53 7:26 | hijab, women hijab, veil, headscarf, niqab, jilbab, khimar, modest dress, modesty women, women cover, dress code, cover hair | الحجاب, النقاب, الخمار, الجلباب, ستر المرأة, لباس المرأة, اللباس الشرعي, حجاب المرأة
24:4 24:23 24:11 | slander, false accusation, accuse chaste women, slander of women | القذف, قذف المحصنات, حادثة الإفك, الإفك
49:12 104:1 | backbiting, backbite, gossip, gheebah, ghibah, suspicion, spying | الغيبة, النميمة, سوء الظن, التجسس, الظن السيئ
49:11 104:1 | mockery, mocking, ridicule, make fun, nicknames, bullying, insult others | السخرية, الاستهزاء بالناس, التنابز بالألقاب, التنمر, احتقار الناس
17:23 17:24 31:14 46:15 29:8 4:36 31:15 | parents, parent, mother, father, kindness to parents, honour parents, respect parents, obey parents, rights of parents | الوالدين, بر الوالدين, حق الوالدين, الأم, الأب, عقوق الوالدين, الإحسان إلى الوالدين, طاعة الوالدين
30:21 4:1 7:189 2:187 24:32 | marriage, marry, spouse, spouses, love between husband and wife, love in marriage, wife | الزواج, النكاح, الزوجة, الزوجين, المودة والرحمة, أتزوج, الحب بين الزوجين
4:3 4:129 | polygamy, four wives, more than one wife, multiple wives, wives, how many wives | تعدد الزوجات, أربع زوجات, أربع نساء, التعدد, الزواج من أربع
4:23 4:22 4:24 | whom may a man not marry, forbidden to marry, prohibited marriage, mahram | المحرمات من النساء, محارم, المحارم, زواج المحارم
2:221 5:5 60:10 | marry non muslim, marry christian, marry polytheist, interfaith marriage, marry idolater | زواج المسلمة من غير المسلم, نكاح المشركات, يتزوج مشركة, الزواج من مشركة, تتزوج المسلمة غير مسلم, الزواج من الكتابية, زواج المشركة
4:4 4:20 4:24 | dowry, mahr, bridal gift | المهر, الصداق, مهر المرأة
2:228 2:229 65:1 2:231 2:230 2:236 | divorce, talaq, divorced women, three divorces | الطلاق, المطلقات, أطلق, الطلقات الثلاث, طلاق الثلاث
2:228 65:4 2:234 33:49 | iddah, waiting period, waiting period divorce, widow waiting | العدة, عدة المطلقة, عدة المرأة, عدة الأرملة
2:234 | widow, widows, husband dies, death of husband | الأرملة, المتوفى عنها زوجها, عدة المتوفى عنها
2:229 | khula, wife asks divorce | الخلع, المخالعة
58:2 58:1 58:3 33:4 | zihar | الظهار, ظهار
2:233 65:6 | breastfeeding, nursing, suckling, breast feed | الرضاعة, إرضاع الطفل, الرضاع, مدة الرضاعة
2:222 | menstruation, period, menses, menstruating | الحيض, المحيض, الحائض, الدورة الشهرية
4:34 4:35 4:128 | disobedient wife, nushuz, qiwamah, men in charge of women, marital dispute, conflict between spouses | القوامة, النشوز, نشوز الزوجة, الرجال قوامون, الخلاف بين الزوجين, الإصلاح بين الزوجين
4:19 33:35 2:228 4:32 9:71 3:195 16:97 | women, woman, rights of women, women rights, treat women, equality of men and women, men and women equal | المرأة, حقوق المرأة, النساء, معاملة النساء, المساواة بين الرجل والمرأة, معاملة الزوجة
4:11 4:12 4:176 4:7 | inheritance, inherit, heirs, share of inheritance, daughter inheritance, divide inheritance | الميراث, المواريث, الإرث, تقسيم الميراث, الورثة, ميراث البنت, الفرائض
2:180 5:106 2:240 | will, bequest, testament, wasiyya | الوصية, وصية الميت, كتابة الوصية
4:10 4:2 93:9 2:220 17:34 4:6 107:2 | orphan, orphans, property of orphans, treat orphans, adoption orphan | اليتيم, اليتامى, الأيتام, أكل مال اليتيم, مال اليتيم, كفالة اليتيم
33:4 33:5 | adoption, adopted children, adopted son | التبني, الأبناء بالتبني, كفالة الطفل
17:31 6:151 81:8 16:58 16:59 | killing children, abortion, infanticide, burying girls alive, daughters buried alive, poverty children | قتل الأولاد, الإجهاض, وأد البنات, الموءودة, قتل الأطفال
5:32 17:33 4:93 4:92 6:151 25:68 | murder, kill, killing, killing innocent, kill a person, kill a soul, terrorism | القتل, قتل النفس, قتل المؤمن, قتل الأبرياء, الإرهاب, القتل الخطأ
4:29 2:195 | suicide, kill yourself, killing oneself, self harm | الانتحار, قتل الإنسان نفسه, إيذاء النفس
2:178 2:179 5:45 | qisas, retaliation, legal retribution, eye for an eye, death penalty | القصاص, العين بالعين, عقوبة القتل
5:38 5:39 | theft, thief, steal, stealing, punishment of thief, cut hand | السرقة, السارق, حد السرقة, قطع يد السارق, عقوبة السرقة
5:33 | highway robbery, hirabah, corruption on earth punishment | الحرابة, قطاع الطرق, حد الحرابة, قاطع الطريق
83:1 83:2 83:3 17:35 6:152 55:9 11:85 26:181 | cheating, fraud, weights and measures, scale, honest trade, business ethics, cheat in trade | الغش, التطفيف, المطففين, الكيل والميزان, الأمانة في التجارة, الغش في البيع
2:275 4:29 62:9 24:37 | trade, business, commerce, buying selling | البيع, التجارة, البيع والشراء
2:188 4:29 | bribery, bribe, bribes, wealth unjustly, corruption money | الرشوة, أكل أموال الناس بالباطل, أكل المال الحرام, المال الحرام
4:135 5:8 16:90 4:58 49:9 57:25 | justice, just, fairness, be just, judge fairly, equity | العدل, القسط, العدالة, الحكم بالعدل, إقامة العدل
14:42 26:227 42:42 11:18 3:57 42:41 | oppression, oppressor, oppressors, injustice, wrongdoers, tyranny, zulm | الظلم, الظالمين, الظالم, عاقبة الظالمين, جزاء الظالمين, المظلوم
2:153 2:155 2:156 3:200 39:10 2:45 16:127 31:17 | patience, patient, sabr, be patient, perseverance, hardship, trials, tests, calamity | الصبر, الصابرين, أصبر, الابتلاء, البلاء, المصيبة, جزاء الصابرين, الصبر على البلاء
94:5 94:6 65:7 2:286 | ease after hardship, with hardship ease, difficult times, hard times, burden, difficulty, stress | العسر واليسر, اليسر بعد العسر, مع العسر يسرا, الفرج بعد الشدة, الشدائد
13:28 94:5 9:40 3:139 2:286 10:62 12:86 | anxiety, worry, sadness, sad, depression, grief, heart at peace, hearts find rest, peace of heart, calm heart, depressed, worried | الحزن, القلق, الهم, الاكتئاب, طمأنينة القلب, اطمئنان القلوب, الهم والحزن, الضيق, السكينة, راحة القلب
39:53 12:87 15:56 29:23 | lose hope, hope, despair, do not despair, lose hope mercy, hope in allah, mercy of allah, give up hope, hopeless | القنوط, اليأس, القنوط من رحمة الله, اليأس من رحمة الله, الأمل, لا تقنطوا, رحمة الله الواسعة, سعة رحمة الله
39:53 66:8 4:110 25:70 3:135 4:17 24:31 20:82 11:3 | repentance, repent, tawbah, tawba, forgiveness of sins, sins forgiven, forgive sins, forgiven, allah forgive, ask forgiveness, seek forgiveness, sinner | التوبة, أتوب, التائبين, الاستغفار, مغفرة الذنوب, غفران الذنوب, التوبة النصوح, الذنوب, شروط التوبة
71:10 11:3 11:52 3:135 | istighfar, benefits of seeking forgiveness | فضل الاستغفار, فوائد الاستغفار, الاستغفار
42:40 3:134 24:22 7:199 41:34 16:126 42:43 | forgiving others, forgive people, forgive others, pardon, pardoning, revenge | العفو, العفو عن الناس, الصفح, التسامح, مسامحة الناس, العفو والصفح, العفو عند المقدرة
3:134 42:37 41:34 | anger, control anger, restrain anger, angry | الغضب, كظم الغيظ, الكاظمين الغيظ, التحكم في الغضب
65:3 3:159 8:2 9:51 14:12 33:3 | tawakkul, trust in allah, rely on allah, trust allah, reliance | التوكل, التوكل على الله, المتوكلين, أتوكل
65:2 65:3 2:197 3:102 49:13 | taqwa, piety, fear of allah, fear allah, god consciousness, righteous | التقوى, المتقين, تقوى الله, صفات المتقين, الخوف من الله
14:7 2:152 31:12 16:18 16:78 | gratitude, thankful, thanks, thankfulness, grateful, shukr, thank allah, blessings of allah | الشكر, شكر الله, الشاكرين, شكر النعم, شكر النعمة, نعم الله, الحمد
2:186 40:60 7:55 27:62 | dua, supplication, allah answers prayers, answer prayers, call upon allah, invocation, allah near, allah close | الدعاء, إجابة الدعاء, استجابة الدعاء, دعاء الله, قرب الله, أدعو الله
33:41 2:152 13:28 3:191 29:45 63:9 | dhikr, remembrance, remember allah, remembrance of allah, zikr | الذكر, ذكر الله, الذاكرين, أذكار, فضل الذكر
17:24 14:41 71:28 | dua for parents, supplication for parents, pray for parents | الدعاء للوالدين, دعاء للوالدين
25:74 3:38 37:100 21:89 14:40 | children dua, dua for children, righteous offspring, having children, childless, infertility | الذرية الصالحة, الدعاء للأولاد, دعاء الذرية, إنجاب الأطفال, طلب الولد, العقم
66:6 31:13 31:17 20:132 18:46 64:15 | raising children, upbringing, children, teach children, family protection | تربية الأولاد, تربية الأبناء, الأولاد, الأبناء
20:114 96:1 39:9 58:11 35:28 2:269 | knowledge, seek knowledge, learning, scholars, education, seeking knowledge, study | العلم, طلب العلم, العلماء, فضل العلم, التعلم, القراءة, أهل العلم
47:24 4:82 38:29 73:4 54:17 7:204 | ponder quran, reflect on quran, recite quran, reading quran, recitation, listening to quran | تدبر القرآن, تلاوة القرآن, قراءة القرآن, ترتيل القرآن, الاستماع للقرآن, الإنصات
15:9 41:42 17:88 2:23 4:82 | preservation of quran, quran preserved, challenge of quran, produce surah like it, changed quran, miracle of quran | حفظ القرآن, تحريف القرآن, إعجاز القرآن, التحدي بالقرآن, الإتيان بسورة
2:185 17:9 17:82 10:57 16:89 | purpose of quran, guidance quran, revelation of quran, healing quran, quran revealed | نزول القرآن, هداية القرآن, الشفاء بالقرآن, القرآن شفاء, إنزال القرآن
112:1 2:255 59:22 59:23 59:24 42:11 2:163 | who is allah, oneness, tawhid, tawheed, one god, attributes of allah, god is one, allah, monotheism, describe allah | التوحيد, وحدانية الله, صفات الله, الله واحد, الله أحد, الله, توحيد الله
7:180 59:22 59:23 59:24 17:110 20:8 | names of allah, ninety nine names, beautiful names, 99 names | أسماء الله, أسماء الله الحسنى, الأسماء الحسنى
4:48 31:13 4:116 5:72 39:65 | shirk, polytheism, idolatry, associating partners, associate partners, unforgivable sin, idols, worship idols, greatest sin | الشرك, الشرك بالله, المشركين, عبادة الأصنام, الأصنام, أعظم الذنوب, الذنب الذي لا يغفر
51:56 67:2 23:115 2:21 | purpose of life, why created, why did god create us, purpose of creation, why were we created, meaning of life, why are we here | الغاية من الخلق, لماذا خلقنا, خلق الجن والإنس, الهدف من الحياة, الحكمة من الخلق, لماذا خلق الله الإنسان, سبب خلق الإنسان
23:12 23:14 22:5 96:2 76:2 32:7 15:26 40:67 | creation of man, human creation, embryo, embryology, stages of creation, man created from, clay, sperm, pregnancy, how human created | خلق الإنسان, مراحل خلق الإنسان, مراحل خلق الجنين, الجنين, النطفة, العلقة, خلق الإنسان من طين, الحمل
21:30 41:11 51:47 7:54 41:9 11:7 | creation of universe, big bang, creation of heavens and earth, universe, six days, expanding universe, heavens created | خلق السماوات والأرض, خلق الكون, ستة أيام, الكون, نشأة الكون, الانفجار العظيم
36:40 21:33 36:38 10:5 | sun moon, sun and moon, orbit, planets, astronomy | الشمس والقمر, حركة الشمس, الأفلاك, القمر والشمس
78:7 16:15 21:31 | mountains, mountains pegs | الجبال, الجبال أوتادا, فائدة الجبال
25:53 55:19 55:20 | two seas, barrier between seas, seas meet | البحرين, البرزخ بين البحرين, مرج البحرين
24:43 30:48 15:22 | rain, clouds, wind | المطر, السحاب, الرياح, تكون السحاب
57:25 | iron | الحديد, إنزال الحديد
16:68 16:69 | bees, bee, honey | النحل, العسل, فوائد العسل
29:41 | spider, spiders house | العنكبوت, بيت العنكبوت
2:258 21:69 6:74 2:260 14:35 37:102 21:68 16:120 | abraham, ibrahim, prophet abraham, ibrahim fire, story of abraham | إبراهيم, سيدنا إبراهيم, قصة إبراهيم, إبراهيم والنار
37:102 37:107 37:103 | sacrifice of son, abraham sacrifice, ishmael, ismail, sacrifice son | الذبيح, ذبح إسماعيل, إسماعيل, رؤيا إبراهيم, فداء إسماعيل
20:9 28:7 26:63 7:104 20:14 28:3 | moses, musa, prophet moses, story of moses, moses pharaoh | موسى, سيدنا موسى, قصة موسى, موسى وفرعون
26:63 10:90 20:77 2:50 | parting of the sea, sea split, moses sea, pharaoh drowned, splitting the sea | شق البحر, غرق فرعون, انفلاق البحر, فلق البحر
28:4 10:90 79:24 10:92 40:36 | pharaoh, firaun, body of pharaoh | فرعون, نجاة بدن فرعون, آل فرعون
18:65 18:60 18:66 18:78 | khidr, khizr, moses and khidr, al khidr | الخضر, موسى والخضر, العبد الصالح
19:16 3:45 19:30 4:157 5:110 3:59 4:171 61:6 | jesus, isa, prophet jesus, jesus son of mary, birth of jesus, christ, messiah | عيسى, المسيح, سيدنا عيسى, عيسى ابن مريم, قصة عيسى, ولادة عيسى
4:157 4:158 3:55 | crucifixion, crucified, jesus crucified, did jesus die, raised jesus, death of jesus | صلب المسيح, صلب عيسى, رفع عيسى, موت عيسى, الصلب
19:16 3:42 19:20 66:12 3:37 21:91 | mary, maryam, virgin mary, mother of jesus | مريم, قصة مريم, السيدة مريم, مريم العذراء
4:171 5:73 5:72 112:3 19:35 | trinity, son of god, three gods, god have a son, jesus god | التثليث, ابن الله, الثالوث, اتخاذ الولد, ثالث ثلاثة
11:37 71:1 11:42 29:14 23:27 11:44 | noah, nuh, ark, flood, ship of noah, prophet noah | نوح, سفينة نوح, الطوفان, قصة نوح, سيدنا نوح, ابن نوح
12:4 12:3 12:23 12:100 | joseph, yusuf, prophet joseph, story of joseph, dream of joseph | يوسف, قصة يوسف, رؤيا يوسف, إخوة يوسف, سيدنا يوسف, امرأة العزيز
12:4 12:43 12:36 37:105 | dream, dreams, interpretation of dreams | الرؤيا, الأحلام, تفسير الأحلام, الرؤى, المنام
21:87 37:142 37:139 68:48 | jonah, yunus, whale, fish, prophet jonah, belly of the whale | يونس, ذو النون, صاحب الحوت, الحوت, ابتلعه الحوت, النبي الحوت, بطن الحوت, ذا النون
21:83 38:41 21:84 | job, ayyub, prophet job, illness of job | أيوب, صبر أيوب, مرض أيوب, سيدنا أيوب
38:17 34:10 21:79 2:251 38:26 | david, dawud, goliath, prophet david | داود, سيدنا داود, داود وجالوت, جالوت
27:16 34:12 38:35 27:18 21:81 | solomon, sulaiman, prophet solomon, suleiman | سليمان, سيدنا سليمان, ملك سليمان, قصة سليمان
27:22 27:23 27:44 34:15 27:20 | queen of sheba, bilqis, sheba, hoopoe | ملكة سبأ, بلقيس, سبأ, الهدهد, هدهد سليمان
27:18 | ant, ants, ant solomon | النملة, النمل, كلام النملة
7:80 11:77 26:165 29:28 15:72 | lot, lut, people of lot, sodom, homosexuality, gay | لوط, قوم لوط, الشذوذ, المثلية, اللواط, عذاب قوم لوط
7:65 11:50 46:21 41:15 89:6 | hud, aad, people of aad | هود, قوم عاد, عاد, عاد إرم
7:73 11:61 91:13 26:155 54:27 | salih, thamud, she camel, people of thamud | صالح نبي, ثمود, ناقة صالح, قوم ثمود, قوم صالح, الناقة
7:85 11:84 26:177 | shuayb, midian, madyan | شعيب, قوم شعيب, مدين, أهل مدين
19:2 3:38 21:89 19:7 | zechariah, zakariya, john the baptist, yahya | زكريا, يحيى, دعاء زكريا, بشارة زكريا
2:30 7:11 20:115 2:35 7:19 15:28 2:37 | adam, eve, adam and eve, first man, adam paradise, creation of adam | آدم, حواء, خلق آدم, قصة آدم, آدم وحواء, سجود الملائكة, خروج آدم من الجنة
5:27 5:31 5:30 | cain, abel, cain and abel, habil qabil, sons of adam, crow | قابيل, هابيل, ابني آدم, قابيل وهابيل, الغراب
31:12 31:13 31:14 31:17 31:18 | luqman, advice of luqman, luqman son | لقمان, وصايا لقمان, لقمان الحكيم, وصية لقمان لابنه
18:83 18:84 18:94 18:86 | dhul qarnayn, zulqarnain, dhu al qarnayn, alexander, dhul qarnain | ذو القرنين, ذي القرنين, قصة ذي القرنين
18:94 21:96 18:97 | gog and magog, gog magog, yajuj majuj, yajuj | يأجوج ومأجوج, يأجوج, السد
18:9 18:10 18:25 18:22 18:13 | people of the cave, cave, sleepers of the cave, youths of the cave, companions of the cave, | أصحاب الكهف, أهل الكهف, الكهف, فتية الكهف, قصة أصحاب الكهف
18:32 18:34 18:35 | owner of two gardens, two gardens | صاحب الجنتين, الجنتين
28:76 28:79 28:81 | qarun, korah | قارون, كنوز قارون, خسف قارون
105:1 105:2 105:3 | elephant, people of the elephant, abraha | أصحاب الفيل, الفيل, أبرهة, عام الفيل, الطير الأبابيل
85:4 85:5 85:8 | people of the ditch, trench, ditch | أصحاب الأخدود, الأخدود
2:102 20:69 113:4 7:116 10:81 | magic, sorcery, black magic, witchcraft, magician, harut marut | السحر, الساحر, السحرة, هاروت وماروت, تعلم السحر, علاج السحر
113:5 113:1 68:51 12:67 | evil eye, envy, jealousy, jealous, hasad, protection from evil | الحسد, العين, الحاسد, عين الحسود, الإصابة بالعين, التحصين, أحصن نفسي من العين, الوقاية من العين, تحصين النفس
72:1 51:56 55:15 15:27 46:29 114:6 | jinn, djinn, ghosts, spirits | الجن, خلق الجن, الجان, العفريت
7:12 2:34 15:34 38:75 35:6 17:61 18:50 | satan, iblis, devil, shaytan, refuse to bow, satan refuse | الشيطان, إبليس, رفض إبليس السجود, عداوة الشيطان, الشياطين, سجود إبليس
7:200 23:97 41:36 114:4 16:98 | whispers of satan, waswas, seek refuge from satan, satan whispers, evil thoughts, protection from satan | وسوسة الشيطان, الوسواس, الوسوسة, الاستعاذة, الاستعاذة من الشيطان
35:1 66:6 2:30 82:10 50:17 13:11 21:26 | angels, angel, malaika | الملائكة, ملائكة, الملك, صفات الملائكة
2:97 26:193 53:5 66:4 19:17 | gabriel, jibril | جبريل, الروح الأمين, جبرائيل
50:17 50:18 82:11 82:10 43:80 | recording angels, angels write deeds, angels record deeds, kiraman katibin | الكرام الكاتبين, كتابة الأعمال, الملائكة الكاتبين, رقيب عتيد
32:11 79:1 6:61 | angel of death | ملك الموت, قبض الأرواح, قبض الروح
3:185 29:57 62:8 4:78 21:35 31:34 39:42 63:11 23:99 | death, die, dying, every soul will taste death, escape death, when will i die | الموت, الأجل, كل نفس ذائقة الموت, سكرات الموت, الوفاة, الفرار من الموت
23:100 40:46 20:124 3:169 | grave, barzakh, punishment of the grave, life after death, after death | القبر, عذاب القبر, البرزخ, الحياة بعد الموت, حياة البرزخ, ما بعد الموت
3:169 2:154 3:157 9:111 | martyr, martyrs, martyrdom, killed in the way of allah | الشهيد, الشهداء, الشهادة في سبيل الله, فضل الشهيد
17:85 15:29 39:42 | soul, spirit, ruh, what is the soul | الروح, النفس والروح, ماهية الروح, نفخ الروح
22:7 36:78 75:3 75:4 17:49 50:3 64:7 36:79 | resurrection, raise the dead, day of resurrection proof, life after bones | البعث, إحياء الموتى, البعث بعد الموت, إنكار البعث, النشور
82:17 1:4 99:1 101:1 22:1 56:1 75:1 81:1 | day of judgment, judgement day, day of judgement, last day, doomsday, day of resurrection, end of the world, qiyamah | يوم القيامة, القيامة, يوم الدين, أهوال القيامة, نهاية العالم, اليوم الآخر, أهوال يوم القيامة, يوم الحساب
7:187 33:63 79:42 31:34 47:18 54:1 | when is the hour, hour, signs of the hour, when will the hour come, when is judgment day | الساعة, موعد الساعة, علامات الساعة, علم الساعة, متى الساعة, قيام الساعة, أشراط الساعة, موعد القيامة
21:47 99:7 99:8 7:8 101:6 23:102 | scales, weighing deeds, balance of deeds, atom weight, atoms weight good | الميزان يوم القيامة, وزن الأعمال, مثقال ذرة, الحساب
17:13 69:19 84:7 18:49 69:25 | book of deeds, record of deeds, book in right hand | كتاب الأعمال, صحيفة الأعمال, الكتاب باليمين, صحف الأعمال
2:255 20:109 21:28 10:3 53:26 | intercession, intercede, shafaah | الشفاعة, الشفيع, شفاعة يوم القيامة
19:71 37:23 | sirat, bridge over hell | الصراط, المرور على الصراط, ورود النار
47:15 3:133 56:12 32:17 76:12 2:25 43:71 9:72 13:35 55:46 | paradise, heaven, jannah, gardens, describe paradise, rivers of paradise, people of paradise, enter paradise, gardens of eden | الجنة, وصف الجنة, نعيم الجنة, أنهار الجنة, أهل الجنة, صفة الجنة, دخول الجنة, الفردوس
56:22 44:54 52:20 55:72 37:48 | houris, houri, hur al ayn, hoor | الحور العين, حور عين
67:7 4:56 78:21 22:19 74:27 39:71 15:44 14:50 | hell, hellfire, jahannam, describe hell, punishment of hell, people of hell | النار, جهنم, عذاب النار, وصف النار, أهل النار, عذاب جهنم
37:62 44:43 56:52 | zaqqum, tree of zaqqum, food of hell | الزقوم, شجرة الزقوم, طعام أهل النار
7:46 7:48 | heights, araf, people of the heights | الأعراف, أصحاب الأعراف, أهل الأعراف
57:22 54:49 9:51 64:11 3:145 6:59 | destiny, predestination, qadr, fate, decree, divine decree | القدر, القضاء والقدر, المكتوب, الإيمان بالقدر, قدر الله
18:29 76:3 2:256 13:11 91:8 | free will, choice, choose, human choice | حرية الإرادة, الاختيار, التخيير والتسيير, مخير أم مسير, حرية الاختيار
2:256 10:99 109:6 18:29 | no compulsion, force religion, forced conversion, freedom of religion, compulsion in religion | لا إكراه في الدين, الإكراه, انتشر الإسلام, الإسلام السيف, نشر الإسلام, حرية الدين, الإكراه في الدين, حرية العقيدة, حرية الاعتقاد
13:11 8:53 | change themselves, change condition, allah will not change a people | تغيير النفس, تغيير ما بالنفس, تغيير حال القوم
2:217 5:54 3:90 4:137 | apostasy, leave islam, apostate, leaving religion | الردة, المرتد, الارتداد عن الدين, ترك الإسلام
3:85 3:19 5:3 | religion islam, only islam accepted, religion with allah, true religion | الدين عند الله, غير الإسلام دينا, الإسلام دين, دين الإسلام, قبول غير الإسلام
2:62 5:69 3:64 29:46 3:113 5:82 | people of the book, jews, christians, jews and christians, other religions | أهل الكتاب, اليهود, النصارى, اليهود والنصارى, جدال أهل الكتاب
60:8 60:9 5:8 109:6 | non muslims, treat non muslims, kindness to non muslims, disbelievers kindness, peace with others | غير المسلمين, معاملة غير المسلمين, البر بغير المسلمين, التعامل مع الكفار
5:51 3:28 60:1 4:144 | friends with non muslims, allies, take disbelievers as friends | موالاة الكفار, الولاء والبراء, اتخاذ الكافرين أولياء
22:39 2:190 2:216 9:5 9:41 8:60 4:75 | jihad, war, fighting, fight, permission to fight, holy war | الجهاد, القتال, الحرب, الجهاد في سبيل الله, الإذن بالقتال, فرض القتال
8:61 4:90 49:9 2:208 | peace, make peace, peace treaty | السلام, الصلح, السلم, الجنوح للسلم
3:123 8:9 8:41 8:17 | badr, battle of badr | بدر, غزوة بدر, معركة بدر
3:121 3:152 3:140 | uhud, battle of uhud | أحد غزوة, غزوة أحد, معركة أحد
33:9 33:10 33:22 | battle of the trench, confederates, khandaq, ahzab | غزوة الأحزاب, الخندق, غزوة الخندق
9:25 9:26 | hunayn, battle of hunayn | حنين, غزوة حنين, يوم حنين
8:1 8:41 59:7 | spoils of war, booty, war spoils | الغنائم, الأنفال, تقسيم الغنائم, الفيء
9:40 8:30 | migration, hijrah, cave of thawr, hijra | الهجرة, غار ثور, الهجرة النبوية, غار
17:1 53:14 53:18 | isra, miraj, night journey, ascension, al aqsa, jerusalem | الإسراء, المعراج, الإسراء والمعراج, المسجد الأقصى
33:40 48:29 47:2 3:144 61:6 68:4 33:21 21:107 | muhammad, prophet muhammad, last prophet, messenger, final prophet | محمد, النبي محمد, خاتم الأنبياء, آخر الأنبياء, خاتم النبيين, الرسول
68:4 33:21 3:159 9:128 | character of the prophet, example of the prophet, role model, prophets character | خلق النبي, أخلاق النبي, أخلاق الرسول, القدوة, الأسوة الحسنة, صفات النبي, صفات الرسول
33:56 | salawat, blessings on the prophet, durood, send blessings | الصلاة على النبي, الصلاة والسلام على النبي
4:80 4:59 3:31 59:7 3:32 24:54 | obey the messenger, obey prophet, sunnah, follow the prophet, obedience, obey allah | طاعة الرسول, اتباع السنة, السنة النبوية, طاعة الله, اتباع النبي, طاعة ولي الأمر, أولي الأمر
33:6 33:32 33:28 33:59 33:53 | wives of the prophet, prophets wives | زوجات النبي, أمهات المؤمنين, نساء النبي
54:1 | moon split, splitting of the moon | انشقاق القمر, شق القمر
96:1 96:2 53:4 42:51 4:163 | first revelation, revelation, wahy | الوحي, أول ما نزل, أول سورة, أول آية نزلت, نزول الوحي
5:3 2:281 | last revelation, last verse revealed | آخر آية نزلت, آخر ما نزل, إكمال الدين
23:1 8:2 49:15 9:71 25:63 2:177 | believers, qualities of believers, true believers, characteristics of believers | المؤمنين, صفات المؤمنين, المؤمنون حقا, علامات الإيمان
25:63 25:64 25:67 | servants of the most merciful, servants of the merciful | عباد الرحمن, صفات عباد الرحمن
2:8 4:142 63:1 4:145 9:67 2:14 | hypocrites, hypocrisy, hypocrite, munafiq | المنافقين, النفاق, المنافق, صفات المنافقين, جزاء المنافقين
4:136 2:285 2:177 | pillars of faith, articles of faith, belief in angels books | أركان الإيمان, الإيمان بالله والملائكة والكتب
49:10 3:103 9:71 | brotherhood, brothers, unity, division, unity of muslims, divided | الأخوة, وحدة المسلمين, الاعتصام بحبل الله, التفرق, الوحدة, الفرقة
49:13 30:22 | racism, race, nations and tribes, equality, tribes, skin colour, color, diversity | العنصرية, المساواة, شعوبا وقبائل, اختلاف الألوان, التمييز العنصري
3:110 3:104 9:71 31:17 | enjoin good, forbid evil, enjoining good forbidding evil, best nation | الأمر بالمعروف, النهي عن المنكر, الأمر بالمعروف والنهي عن المنكر, خير أمة
16:125 41:33 12:108 3:104 | dawah, invite to islam, calling to allah, invite to allah | الدعوة, الدعوة إلى الله, دعوة غير المسلمين, الحكمة والموعظة الحسنة
4:36 107:7 | neighbor, neighbors, neighbour, neighbours, rights of neighbours | الجار, حق الجار, الجيران, حقوق الجار, الإحسان إلى الجار
47:22 4:1 13:21 17:26 | family ties, kinship, ties of kinship, relatives, cut off relatives | صلة الرحم, قطيعة الرحم, الأرحام, الأقارب, ذوي القربى
24:27 24:58 24:61 4:86 | enter houses, ask permission, greeting, salam, greetings, privacy | الاستئذان, آداب الاستئذان, دخول البيوت, التحية, إلقاء السلام
17:37 31:18 7:146 16:23 40:35 | pride, arrogance, arrogant, proud, kibr, walk arrogantly | الكبر, التكبر, المتكبرين, الغرور, التواضع, الخيلاء
25:63 31:19 17:37 26:215 | humility, humble, modesty, humbleness | التواضع, خفض الجناح, المتواضعين
9:119 33:70 33:35 5:119 | truth, truthfulness, honesty, honest, speak truth, truthful | الصدق, الصادقين, قول الصدق, قول الحق
16:105 61:2 40:28 22:30 | lying, lie, lies, liar, falsehood | الكذب, الكاذبين, الكذابين, قول الزور, شهادة الزور
4:58 8:27 23:8 33:72 | trust, trusts, amanah, betrayal, return trusts | الأمانة, أداء الأمانة, خيانة الأمانة, الخيانة
17:34 5:1 16:91 2:177 23:8 | promises, keep promises, promise, covenant, contracts, fulfil promises, fulfill promise | الوفاء بالعهد, العهد, الوعد, العقود, نقض العهد, الوفاء بالعقود
5:89 2:225 16:91 | oath, oaths, expiation of oath, swearing | اليمين, كفارة اليمين, الحلف, الأيمان
7:31 17:26 17:27 25:67 6:141 | extravagance, waste, wasting, wasteful, israf, spendthrift, moderation in spending | الإسراف, التبذير, المبذرين, المسرفين, الإسراف في الأكل
3:180 9:34 4:37 47:38 92:8 104:2 | miser, miserly, stinginess, stingy, hoarding, hoard gold, greed | البخل, البخيل, كنز المال, الذهب والفضة, الشح, الطمع, البخلاء
18:46 57:20 102:1 3:14 29:64 6:32 28:77 | worldly life, this world, wealth and children, money, materialism, life of this world, love of money | الحياة الدنيا, الدنيا, زينة الحياة الدنيا, حب المال, المال والبنون, متاع الدنيا, حقيقة الدنيا
11:6 51:58 65:3 51:22 29:60 67:21 | provision, sustenance, rizq, livelihood, provider, income | الرزق, زيادة الرزق, الرزاق, رزق الله, سعة الرزق, طلب الرزق
7:31 20:81 2:168 | eating, eat and drink, food, diet, overeating | الأكل, الطعام والشراب, آداب الطعام, الأكل والشرب
7:26 7:31 | clothing, clothes, garment, adornment | اللباس, الزينة, الملابس, لباس التقوى
31:6 53:59 | music, singing, songs | الموسيقى, الغناء, الأغاني, لهو الحديث
30:41 7:56 2:205 | environment, pollution, corruption on land, corruption in the land, nature | البيئة, الفساد في الأرض, التلوث, ظهور الفساد, الإفساد في الأرض, المفسدين
6:38 16:5 24:45 11:6 | animals, animal, birds, cattle, pets | الحيوانات, الحيوان, الطيور, الأنعام, الدواب
26:80 17:82 10:57 2:184 | illness, sick, healing, cure, sickness, disease, health, shifa | المرض, الشفاء, المريض, العلاج, آيات الشفاء
2:286 65:7 23:62 | burden more than can bear, no soul burdened, beyond capacity, more than it can bear | تكليف النفس, لا يكلف الله نفسا, فوق الطاقة
6:164 17:15 35:18 53:38 | bear burden of another, sin of others, original sin | وزر أخرى, تحمل وزر غيره, الخطيئة الأصلية, لا تزر وازرة
18:25 | how long sleep in the cave, years in the cave, how long people of the cave stay, years sleep cave | مدة نوم أهل الكهف, كم لبث أهل الكهف, لبث أهل الكهف, لبث أصحاب الكهف, سنة الكهف
15:44 39:71 | gates of hell, doors of hell | أبواب جهنم, أبواب النار
4:93 2:178 | intentional killing, kill believer intentionally, punishment of murder | القتل العمد, قتل المؤمن عمدا, قتل مؤمن متعمدا, عقوبة القاتل
1:6 6:153 6:161 11:56 | straight path, right path, guidance | الصراط المستقيم, الهداية, طريق الحق, الهدى
5:5 6:118 6:121 | food of people of the book, slaughter of people of the book, meat of christians, eat meat of jews | طعام أهل الكتاب, ذبائح أهل الكتاب, ذبيحة أهل الكتاب, ذبائح النصارى
28:38 40:36 28:6 29:39 | haman | هامان
28:7 20:38 28:13 | mother of moses, moses mother | أم موسى
34:14 | death of solomon, solomon die, solomon died | موت سليمان, مات سليمان, وفاة سليمان
69:6 41:16 54:19 46:24 | punishment of aad, people of aad die, destruction of aad, aad destroyed | عذاب عاد, عذاب قوم عاد, هلاك عاد, أهلك عاد
91:14 11:67 7:78 41:17 | destruction of thamud, thamud destroyed, punishment of thamud | هلاك ثمود, أهلك ثمود, عذاب ثمود
21:69 21:68 37:97 29:24 | abraham fire, abraham saved from fire, ibrahim fire | إبراهيم النار, نجا إبراهيم النار, إلقاء إبراهيم في النار, نار إبراهيم
69:17 40:7 39:75 | carry throne, bearers of the throne, throne angels, carriers of the throne, throne | حملة العرش, يحمل العرش
108:1 | kawthar, kauthar, river kawthar | الكوثر, نهر الكوثر
53:14 53:13 53:16 | lote tree, sidrat al muntaha, sidrah | سدرة المنتهى
15:87 | seven oft repeated verses | السبع المثاني
2:198 5:3 | arafah, day of arafah, arafat | عرفة, يوم عرفة, عرفات, الوقوف بعرفة
75:23 75:22 6:103 7:143 | see god, see allah, seeing allah, vision of god | رؤية الله, يرى الله, نرى الله, رؤية الله يوم القيامة, يرى الله يوم القيامة
4:34 | beat wife, wife beating, hit wife, beating women, domestic violence | ضرب الزوجة, ضرب المرأة, ضرب النساء
4:92 | accidental killing, kill by mistake, manslaughter, expiation of killing | القتل الخطأ, كفارة القتل, كفارة القتل الخطأ, دية القتل
4:102 2:239 4:101 | prayer of fear, prayer in war | صلاة الخوف, صلاة الحرب
2:229 2:230 | how many divorces, divorce twice, number of divorces | كم مرة الطلاق, عدد الطلقات, مرات الطلاق, الطلاق مرتان
25:1 3:4 2:185 | furqan, criterion | الفرقان, سمي القرآن الفرقان
12:2 43:3 41:3 26:195 16:103 20:113 | quran arabic, arabic language, why arabic | القرآن بالعربية, اللغة العربية, نزل القرآن بالعربية, عربي, القرآن عربيا
7:54 10:3 11:7 50:38 | how many days heavens earth created, create heavens and earth days, created in six days, six days creation | كم يوم خلق السماوات, يوما خلق السماوات والأرض, ستة أيام, خلق السماوات في ستة أيام, أيام خلق السماوات والأرض
27:65 6:59 72:26 31:34 | who knows the unseen, only allah knows unseen | يعلم الغيب, من يعلم الغيب, علم الغيب غير الله
18:29 4:56 2:161 98:6 3:91 2:39 | disbelievers, punishment of disbelievers, unbelievers, kafir | الكافرين, عقاب الكافرين, الكفار, جزاء الكافرين, الكفر
53:28 49:12 10:36 | assumption, conjecture | الظن, الظن والعلم, اتباع الظن
5:90 2:195 4:29 7:157 | smoking, cigarettes, tobacco | التدخين, الدخان والسجائر, السجائر
88:20 79:30 71:19 15:19 39:5 | flat earth, earth flat, shape of earth, earth round | شكل الأرض, كروية الأرض, الأرض كروية, الأرض مسطحة, دحو الأرض
4:32 28:23 28:26 | women work, working women | عمل المرأة, خروج المرأة للعمل
33:35 4:124 16:97 3:195 4:1 49:13 | men and women equal, equality men women, gender equality | مساواة الرجل والمرأة, المساواة بين الجنسين
7:179 72:15 55:31 11:119 | jinn hell, jinn punished | الجن النار, عذاب الجن, الجن جهنم
72:14 55:56 46:31 | jinn paradise, believing jinn | الجن الجنة, إسلام الجن, الجن المسلم
15:34 38:77 7:13 | iblis cursed, satan cursed, curse of satan | لعنة إبليس, لعن إبليس, طرد إبليس
30:21 3:31 2:165 5:54 19:96 3:92 | love, loving, those whom allah loves, love of allah | الحب, المحبة, حب الله, محبة الله
67:5 6:97 37:6 86:3 53:1 16:16 | stars, star, shooting stars | النجوم, النجم, الكواكب, فائدة النجوم
2:25 3:15 47:15 | rivers flow gardens, paradise rivers flow | جنات تجري من تحتها الأنهار
2:153 8:46 3:146 | allah with patient, allah loves patient | الله مع الصابرين
17:32 | approach zina, near zina, avoid adultery | تقربوا الزنا
18:46 19:76 | lasting good deeds, everlasting good deeds | الباقيات الصالحات
43:19 37:150 17:40 53:27 | angels female, angels daughters | الملائكة إناث, الملائكة بنات
28:26 9:105 67:15 62:10 | work, job, earning, employment, working | العمل, السعي, الكسب, العمل وطلب الرزق
24:32 24:33 | single, unmarried, marry poor | العزوبية, تزويج الشباب
2:187 7:26 | spouses garment | لباس لكم
4:59 | leaders, rulers, authority | ولاة الأمر, الحاكم, الحكام
2:30 38:26 24:55 | caliph, vicegerent, khalifah | الخلافة, الخليفة, استخلاف
17:70 95:4 | human dignity, honour of man, best form | تكريم الإنسان, كرامة الإنسان, أحسن تقويم
70:19 17:11 100:6 33:72 | human nature, man created weak, hasty, man weak | ضعف الإنسان, طبيعة الإنسان, الإنسان هلوع, عجلة الإنسان
36:65 24:24 41:20 | hands speak, skin witness, limbs testify | شهادة الجوارح, نطق الجوارح, شهادة الأعضاء
80:34 70:10 23:101 | flee from family, relatives day of judgment | فرار المرء, يوم يفر المرء
39:68 27:87 69:13 18:99 | trumpet, blowing of the trumpet, horn | النفخ في الصور, الصور, نفخة الصور
27:82 | beast of the earth, beast | دابة الأرض, الدابة
44:10 | smoke, dukhan | الدخان
14:48 20:105 73:14 | earth changed, mountains day of judgment | تبديل الأرض, الجبال يوم القيامة
21:104 39:67 | heavens rolled up, sky folded | طي السماء, طي السماوات
55:33 | space travel, space, power | الفضاء, أقطار السماوات
22:73 31:27 18:109 | words of allah, sea ink | كلمات الله, البحر مدادا
7:175 7:176 | balaam, bilam | بلعام, بلعام بن باعوراء
58:11 | gatherings, manners of gatherings, make room | آداب المجلس, المجالس, التفسح في المجالس
49:15 8:2 2:285 2:177 49:14 | faith, iman, what is faith, belief | الإيمان, حقيقة الإيمان, معنى الإيمان, تعريف الإيمان
67:2 2:155 29:2 21:35 3:142 | why does allah test us, test us, allah tests, why tested, why suffering, suffering | يبتلينا الله, لماذا يبتلينا الله, الحكمة من الابتلاء, يبتلي
2:271 2:274 | secret charity, charity in secret, hidden charity | صدقة السر, إخفاء الصدقة, الصدقة سرا
17:15 4:165 | never heard of islam, people without messenger, no messenger | لم تبلغه الدعوة, لم يسمع بالإسلام, أهل الفترة
3:85 5:72 2:62 4:124 | non muslims paradise, non muslim heaven, who enters paradise | غير المسلم الجنة, دخول غير المسلم الجنة, يدخل الجنة غير المسلم
9:100 | first believers, companions, sahaba, companions of the prophet, emigrants | الصحابة, السابقون الأولون, أول من آمن, المهاجرين والأنصار
2:221 60:10 | muslim woman marry christian | زواج المسلمة, زواج المسلمة من نصراني, زواج المسلمة من كتابي
41:37 27:24 | worship sun, prostrate to sun | عبادة الشمس, السجود للشمس
42:38 3:159 | shura, consultation, consult, democracy | الشورى, المشاورة, التشاور, الديمقراطية
49:6 17:36 | verify news, fake news, rumours, rumors, verify information | التثبت من الأخبار, الشائعات, التبين, الإشاعات, نقل الأخبار
49:2 49:3 31:19 | raising voice, lower voice, voices | رفع الصوت, خفض الصوت, غض الصوت
33:70 14:24 17:53 2:83 | good words, good speech, kind words, speak kindly | الكلمة الطيبة, القول الحسن, الكلام الطيب, حسن الكلام
90:13 2:177 24:33 47:4 | slavery, slaves, freeing slaves, free a slave | الرق, العبيد, عتق الرقاب, تحرير العبيد, ملك اليمين
2:219 2:220 2:189 | new moons, crescents, hilal | الهلال
9:36 2:217 2:194 | sacred months, months, twelve months | الأشهر الحرم, عدد الشهور, الشهر الحرام
2:125 3:96 5:97 22:26 2:127 | kaaba, kabah, house of allah, first house, built the kaaba, mecca, makkah | الكعبة, بناء الكعبة, البيت الحرام, أول بيت, مكة, بكة, المسجد الحرام
9:18 72:18 2:114 24:36 9:107 | mosque, mosques, masjid | المسجد, المساجد, عمارة المساجد, بناء المساجد, مسجد الضرار
22:36 108:2 22:37 | sacrifice, eid sacrifice, qurbani, udhiya | الأضحية, الهدي, النحر, ذبح الأضاحي
36:33 2:259 2:260 | uzair, ezra, dead for hundred years, donkey | عزير, مائة عام, الذي مر على قرية, أماته الله مائة عام
2:67 2:68 2:71 | cow, story of the cow, yellow cow | بقرة بني إسرائيل, قصة البقرة, البقرة الصفراء
2:51 20:88 7:148 20:85 | golden calf, calf | العجل, عبادة العجل
20:85 20:87 20:95 20:88 | samiri, samiriy | السامري
2:57 7:160 2:60 | manna, quails, manna and quails, twelve springs | المن والسلوى, اثنتا عشرة عينا, السلوى
2:247 2:249 2:251 | saul, talut, army of talut | طالوت, جيش طالوت, قصة طالوت
7:163 2:65 | sabbath, people of the sabbath, apes | أصحاب السبت, السبت, القردة
5:112 5:114 5:115 | table from heaven, disciples, table spread | المائدة, الحواريين, مائدة من السماء
34:16 34:15 | flood of the dam, dam of marib | سيل العرم, سد مأرب
68:17 68:19 | people of the garden, owners of the garden | أصحاب الجنة البستان, أصحاب البستان
36:13 36:20 36:26 | people of the town, companions of the city | أصحاب القرية, مؤمن آل يس
66:11 28:9 | wife of pharaoh, asiya, asiyah | امرأة فرعون, آسية, زوجة فرعون
66:10 | wife of noah, wife of lot, wives of noah and lot | امرأة نوح, امرأة لوط, زوجة لوط, زوجة نوح
111:1 111:4 | abu lahab, wife of abu lahab | أبو لهب, أبي لهب, أبا لهب, امرأة أبي لهب
30:2 30:3 | romans, byzantines, defeat of romans | الروم, غلبت الروم, هزيمة الروم
24:35 | light of allah, allah is the light, verse of light, light upon light | نور الله, الله نور السماوات, نور على نور
2:255 | throne verse, greatest verse, greatest verse in quran | أعظم آية, الكرسي
2:62 2:82 98:7 103:3 18:107 16:97 | good deeds, righteous deeds, reward of good deeds | العمل الصالح, الأعمال الصالحة, جزاء المؤمنين, عمل الصالحات
4:31 42:37 53:32 | major sins, great sins, big sins, minor sins | الكبائر, كبائر الذنوب, الصغائر, اجتناب الكبائر
107:6 4:142 2:264 18:110 | showing off, riya, sincerity, intention, sincere | الرياء, الإخلاص, النية, المرائين, إخلاص النية
98:5 39:2 18:110 | worship sincerely, sincerity of worship, ikhlas | الإخلاص لله, إخلاص العبادة, إخلاص الدين
1:5 51:56 2:21 4:36 | worship, worship allah, ibadah | العبادة, عبادة الله, أعبد
103:1 103:2 23:114 | time, value of time, wasting time | الوقت, قيمة الوقت, الزمن, أهمية الوقت
46:15 | forty years, age of forty, maturity | سن الأربعين, الأربعين سنة, بلوغ الأشد
16:90 5:8 | kindness, good conduct, ihsan, goodness | الإحسان, المحسنين, جزاء الإحسان, جزاء المحسنين
41:34 | repel evil with good, enemies, treat enemies, respond to evil | دفع السيئة بالحسنة, ادفع بالتي هي أحسن, معاملة العدو, الأعداء
43:67 25:28 9:119 | friends, friendship, bad friends, good company, friend | الصداقة, الصديق, الأصدقاء, رفقاء السوء, الأخلاء, الصحبة السيئة
76:8 76:9 107:3 90:14 69:34 | feeding the poor, feed the poor, poor, hungry, needy, poverty | إطعام المساكين, إطعام الطعام, المساكين, الفقراء, الفقير, الجوع
2:26 29:41 22:73 | fly, mosquito, parable of fly, insects | البعوضة, الذبابة, مثل الذباب
4:86 24:61 10:10 | say salam, assalamu alaikum, peace be upon you, respond to greeting, reply salam, return greeting | السلام عليكم, رد السلام, أرد السلام, نرد السلام, الرد على السلام, رد التحية
22:46 2:7 83:14 2:74 | hard hearts, heart, hearts, sealed hearts, rust on hearts, blind hearts | القلوب, القلب, قسوة القلب, ختم القلوب, الران, عمى القلوب
50:16 2:186 57:4 58:7 | allah closer than jugular vein, jugular vein, allah with us, where is allah | حبل الوريد, معية الله, أين الله, الله معنا
6:59 27:65 31:34 72:26 | unseen, ghaib, keys of unseen, knowledge of the unseen, future, fortune telling | الغيب, علم الغيب, مفاتيح الغيب, مفاتح الغيب, التنجيم
59:9 76:8 | selflessness, altruism, prefer others, ansar | الإيثار, الأنصار, إيثار الغير
48:1 48:27 110:1 | victory, conquest of makkah, conquest | الفتح, فتح مكة, النصر, صلح الحديبية
48:18 60:12 | pledge, bayah, pledge of ridwan | البيعة, بيعة الرضوان, بيعة الشجرة
`

const parts = (list = '') => list.split(',').map((term) => term.trim())

/** All themes. */
export const themes: readonly Theme[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [verses = '', english, arabic] = line.split('|')
    return { verses: verses.trim().split(' '), terms: [...parts(english), ...parts(arabic)] }
  })
