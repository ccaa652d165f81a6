/** Names as people of a country bear them. A family name may be missing (as in Myanmar, where names have no family part). */
export interface CountryNames {
  female: readonly string[];
  male: readonly string[];
  family: readonly string[];
  languages: readonly string[];
}

const words = (text: string) => text.split(', ');
const names = (languages: string, female: string, male: string, family: string): CountryNames => ({
  languages: words(languages),
  female: words(female),
  male: words(male),
  family: words(family),
});

export const namesByCountry: Record<string, CountryNames> = {
  Singapore: names(
    'English, Mandarin, Malay, Tamil',
    'Mei-Ling, Hui-Min, Xin-Yi, Siti, Priya, Jia-Hui, Rachel, Nurul, Shu-Fen, Kavitha',
    'Wei-Jie, Jun-Hao, Hafiz, Ravi, Kai-Wen, Daniel, Zhi-Hao, Faizal, Arjun, Marcus',
    'Tan, Lim, Lee, Ng, Wong, Chua, Goh, Koh, Ong, Teo',
  ),
  Philippines: names(
    'Tagalog, Cebuano, Ilocano',
    'Maricel, Jasmine, Rosalie, Grace, Analyn, Jennylyn, Cherry, Lorna, Angelica, Divina, Rowena, Kristine',
    'Jomar, Rodel, Ariel, Jericho, Mark, Rommel, Noel, Dennis, Reynaldo, Christian, Jayson, Emerson',
    'Santos, Reyes, Cruz, Bautista, Ocampo, Garcia, Mendoza, Villanueva, Dela Cruz, Ramos, Aquino, Castillo, Navarro, Salazar',
  ),
  Malaysia: names(
    'Malay, Mandarin, Tamil, English',
    'Aisyah, Izzati, Siew-Mei, Farah, Kavya, Pei-Shan, Hannah, Norlela, Yee-Ling, Thivya',
    'Azman, Kok-Wai, Hakim, Suresh, Jia-Wei, Firdaus, Danish, Chee-Keong, Prakash, Amirul',
    'Ismail, Lim, Rahman, Krishnan, Wong, Abdullah, Yap, Hassan, Chong, Nathan, Othman, Low',
  ),
  Indonesia: names(
    'Indonesian, Javanese, Sundanese',
    'Dewi, Sri, Putri, Wulan, Ratna, Ayu, Indah, Fitri, Lestari, Yuni, Nining',
    'Budi, Agus, Rizky, Dimas, Bayu, Eko, Hendra, Yusuf, Wahyu, Fajar',
    'Santoso, Wijaya, Lestari, Hidayat, Pratama, Rahayu, Setiawan, Kusuma, Saputra, Handayani, Nugroho',
  ),
  Myanmar: names(
    'Burmese',
    'Thida, Khin, Susu, Ei-Phyu, Hnin, May, Nilar, Zinmar, Aye, Phyu',
    'Aung, Kyaw, Thet, Zaw, Minthu, Yelin, Htun, Naylin, Soe, Waiyan',
    'Oo, Win, Htwe, Kyaw, Aung, Lwin, Tun, Naing, Maung, Myint',
  ),
  India: names(
    'Hindi, Tamil, Malayalam, Punjabi, Telugu, Bangla',
    'Anjali, Sunita, Deepa, Meera, Lakshmi, Pooja, Kavita, Divya, Rekha, Asha, Nisha',
    'Rajesh, Vikram, Arun, Sanjay, Manoj, Suresh, Karthik, Imran, Rohan, Dinesh, Anil',
    'Sharma, Nair, Patel, Kumar, Fernandes, Iyer, Das, Menon, Reddy, Thomas, Yadav, Pillai',
  ),
  Thailand: names(
    'Thai',
    'Suda, Ploy, Nok, Malee, Ratana, Kanya, Pim, Wanida, Achara',
    'Somchai, Anan, Chai, Niran, Prasert, Kittisak, Thanawat, Wichai, Arthit',
    'Saetang, Srisai, Chaiyasit, Boonmee, Thongchai, Wongsa, Suksawat, Rattanakul, Phanit',
  ),
  Vietnam: names(
    'Vietnamese',
    'Linh, Huong, Thao, Mai, Ngoc, Lan, Trang, Hoa, Yen, My',
    'Minh, Tuan, Duc, Hung, Nam, Long, Quang, Khoa, Bao, Huy',
    'Nguyen, Tran, Le, Pham, Hoang, Vu, Dang, Bui, Do, Ngo',
  ),
  China: names(
    'Mandarin, Cantonese',
    'Xiaomei, Lihua, Yan, Jing, Fang, Lan, Yuting, Qian, Xue, Min',
    'Wei, Jun, Lei, Hao, Tao, Peng, Bin, Chao, Yong, Gang',
    'Wang, Li, Zhang, Liu, Chen, Yang, Zhao, Huang, Zhou, Wu, Xu',
  ),
  'Hong Kong': names(
    'Cantonese, English',
    'Ka-Yan, Wing-Sze, Hoi-Ching, Mei-Fong, Yuen-Ting, Lok-Yi, Tsz-Ching, Sau-Lan, Pui-Man',
    'Chi-Ming, Ka-Ho, Wai-Lun, Tsz-Hin, Kwok-Wah, Siu-Fung, Ho-Yin, Man-Kit, Yat-Long',
    'Chan, Wong, Cheung, Lau, Leung, Ho, Tsang, Kwok, Yip, Fung, Mak',
  ),
  Taiwan: names(
    'Mandarin',
    'Yi-Chun, Shu-Hui, Pei-Ying, Ya-Ting, Hsin-Yi',
    'Chih-Wei, Chun-Hao, Kuan-Yu, Po-Han, Ming-Che',
    'Chen, Lin, Huang, Tsai, Hsu, Kuo',
  ),
  Japan: names(
    'Japanese',
    'Yuki, Haruka, Sakura, Aiko, Naomi, Misaki, Emi, Kaori, Mao, Rina',
    'Kenji, Takumi, Haruto, Daiki, Sho, Ryo, Kazuki, Yuto, Makoto, Shota',
    'Sato, Suzuki, Takahashi, Tanaka, Watanabe, Ito, Nakamura, Kobayashi, Yamada, Mori, Ishikawa',
  ),
  'South Korea': names(
    'Korean',
    'Ji-Woo, Soo-Yeon, Min-Ji, Hye-Jin, Eun-Bi',
    'Min-Jun, Sung-Ho, Ji-Hoon, Dong-Hyun, Jae-Won',
    'Kim, Park, Choi, Jung, Kang, Yoon',
  ),
  'Sri Lanka': names(
    'Sinhala, Tamil',
    'Dilini, Chathuri, Nadeesha, Sanduni, Ishara, Thilini, Malini, Ruwani',
    'Nuwan, Kasun, Chaminda, Lahiru, Pradeep, Dinesh, Asanka, Roshan',
    'Perera, Fernando, Silva, Jayasinghe, Bandara, Wickramasinghe, Gunawardena, Dissanayake',
  ),
  Nepal: names(
    'Nepali',
    'Sita, Sushmita, Anju, Laxmi, Puja, Kabita, Maya, Binita, Sarita',
    'Bishal, Prakash, Ramesh, Suman, Dipak, Kiran, Santosh, Nabin, Roshan',
    'Gurung, Tamang, Thapa, Rai, Shrestha, Magar, Karki, Limbu, Adhikari',
  ),
  Bangladesh: names(
    'Bangla',
    'Nasrin, Shirin, Rumana, Farzana, Sultana, Tahmina, Moushumi',
    'Rahim, Jahid, Mizan, Shafiq, Kamal, Sohel, Arif, Rubel',
    'Hossain, Islam, Ahmed, Rahman, Khatun, Chowdhury, Miah, Akter',
  ),
  Pakistan: names(
    'Urdu, Punjabi',
    'Ayesha, Sana, Hina, Nadia, Rabia, Saima',
    'Bilal, Usman, Faisal, Kashif, Imran, Adeel, Waqas',
    'Khan, Malik, Hussain, Qureshi, Iqbal, Butt, Raza',
  ),
  'United Arab Emirates': names(
    'Arabic',
    'Maitha, Shamma, Hessa',
    'Saeed, Rashid, Khalid',
    'Al Mansoori, Al Suwaidi, Al Marri',
  ),
  Egypt: names(
    'Arabic',
    'Nour, Heba, Mariam, Dina, Yasmin, Rania',
    'Karim, Mahmoud, Youssef, Tarek, Amr, Hossam',
    'Hassan, Ibrahim, Farouk, Mostafa, Saleh, Abdelaziz',
  ),
  Morocco: names(
    'Arabic, French, Berber',
    'Fatima, Salma, Khadija, Imane, Hajar, Loubna',
    'Yassine, Mehdi, Hamza, Omar, Rachid, Soufiane',
    'El Amrani, Bennani, Idrissi, Alaoui, Tazi, Benjelloun, Chraibi',
  ),
  Algeria: names(
    'Arabic, French, Berber',
    'Amina, Lydia, Samira, Nadia, Yasmine',
    'Sofiane, Karim, Bilal, Nabil, Walid',
    'Benali, Haddad, Mansouri, Belkacem, Cherif, Saadi',
  ),
  Tunisia: names(
    'Arabic, French',
    'Olfa, Rim, Ines, Sonia, Emna',
    'Aymen, Wassim, Slim, Anis, Mourad',
    'Trabelsi, Gharbi, Jaziri, Mabrouk, Ben Salah',
  ),
  Kenya: names(
    'Swahili, English',
    'Wanjiru, Achieng, Mercy, Faith, Njeri, Purity',
    'Brian, Kamau, Otieno, Kevin, Dennis, Mwangi',
    'Kariuki, Odhiambo, Njoroge, Mutua, Wekesa, Kimani, Onyango',
  ),
  Uganda: names(
    'English, Luganda',
    'Nakato, Prossy, Agnes, Brenda, Sarah, Namubiru',
    'Isaac, Moses, Ronald, Joel, Kato, Emmanuel',
    'Okello, Ssemakula, Mugisha, Kato, Nsubuga, Atim, Byaruhanga',
  ),
  Ghana: names(
    'English, Twi',
    'Abena, Akosua, Efua, Adwoa, Linda',
    'Kwame, Kofi, Yaw, Emmanuel, Kwabena',
    'Mensah, Owusu, Boateng, Asante, Appiah, Osei',
  ),
  Nigeria: names(
    'English, Yoruba, Igbo, Hausa',
    'Chioma, Funke, Blessing, Ngozi, Aisha',
    'Emeka, Tunde, Chinedu, Segun, Ibrahim',
    'Okafor, Adeyemi, Eze, Balogun, Okonkwo, Bello',
  ),
  Senegal: names(
    'French, Wolof',
    'Aminata, Fatou, Awa, Mariama, Ndeye',
    'Mamadou, Cheikh, Ousmane, Ibrahima, Modou',
    'Diop, Ndiaye, Fall, Sarr, Gueye, Ba, Sow',
  ),
  Ethiopia: names(
    'Amharic',
    'Hiwot, Selam, Tigist, Bethlehem, Meron',
    'Dawit, Yonas, Abel, Samuel, Henok',
    'Tesfaye, Bekele, Haile, Gebre, Alemu, Tadesse',
  ),
  Brazil: names(
    'Portuguese',
    'Camila, Juliana, Larissa, Beatriz, Fernanda, Rafaela',
    'Lucas, Thiago, Rafael, Gustavo, Felipe, Caio',
    'Silva, Oliveira, Souza, Lima, Costa, Ferreira, Almeida',
  ),
  Colombia: names(
    'Spanish',
    'Valentina, Daniela, Luisa, Paola, Catalina',
    'Andrés, Camilo, Pablo, Santiago, Felipe',
    'Rodríguez, Gómez, Martínez, Ramírez, Vargas, Rojas',
  ),
  Peru: names(
    'Spanish',
    'Milagros, Rosa, Fiorella, Lucero, Carmen',
    'Luis, Jorge, Renzo, Miguel, César',
    'Quispe, Flores, Huamán, Chávez, Torres, Mendoza',
  ),
  'United Kingdom': names(
    'English',
    'Emily, Sophie, Charlotte, Jess, Ellie, Megan, Isla, Hannah, Beth, Amelia',
    'Jack, Harry, Tom, Callum, Ollie, Connor, Liam, Ben, Josh, Ewan',
    'Smith, Taylor, Walker, Hughes, Campbell, Evans, Wright, Fraser, Bennett, Shaw, Ellis',
  ),
  Ireland: names(
    'English',
    'Aoife, Niamh, Ciara, Orla, Sinéad',
    'Cian, Eoin, Padraig, Conor, Declan',
    "Murphy, Kelly, O'Sullivan, Byrne, Doyle, Brennan",
  ),
  France: names(
    'French',
    'Camille, Léa, Manon, Chloé, Inès, Julie, Margaux, Élodie, Clara, Sarah',
    'Lucas, Hugo, Théo, Antoine, Maxime, Quentin, Julien, Romain, Nicolas, Bastien',
    'Martin, Bernard, Dubois, Moreau, Laurent, Girard, Lefèvre, Roux, Fontaine, Chevalier, Marchand',
  ),
  Switzerland: names(
    'German, French, Italian',
    'Lena, Noemi, Lara, Selina, Alessia',
    'Luca, Noah, Nico, Jonas, Fabio',
    'Müller, Meier, Keller, Baumann, Gerber, Brunner, Frei',
  ),
  Germany: names(
    'German',
    'Anna, Lisa, Katharina, Jana, Miriam',
    'Lukas, Felix, Jan, Moritz, Tobias',
    'Schmidt, Fischer, Weber, Becker, Hoffmann, Vogel',
  ),
  Poland: names(
    'Polish',
    'Agnieszka, Kasia, Magda, Ola, Natalia',
    'Piotr, Tomasz, Kamil, Bartek, Michał',
    'Kowalska, Nowak, Zielińska, Mazur, Wójcik, Lewandowska',
  ),
  Romania: names(
    'Romanian',
    'Andreea, Ioana, Elena, Mihaela, Alina',
    'Andrei, Bogdan, Radu, Florin, Ionuț',
    'Popescu, Ionescu, Dumitru, Stan, Marin, Radu',
  ),
  Ukraine: names(
    'Ukrainian',
    'Oksana, Olena, Yulia, Iryna, Kateryna',
    'Oleh, Andriy, Dmytro, Taras, Maksym',
    'Shevchenko, Kovalenko, Bondarenko, Tkachenko, Moroz, Melnyk',
  ),
  Spain: names(
    'Spanish, Catalan',
    'Lucía, Marta, Paula, Carmen, Nerea, Alba',
    'Pablo, Javier, Álvaro, Sergio, Iker, Marc',
    'García, Fernández, López, Ruiz, Navarro, Serrano, Vidal, Ortega',
  ),
  Italy: names(
    'Italian',
    'Giulia, Chiara, Francesca, Martina, Elisa',
    'Marco, Matteo, Alessandro, Davide, Lorenzo',
    'Rossi, Ricci, Bianchi, Conti, Greco, Esposito, Ferrara',
  ),
  Portugal: names(
    'Portuguese',
    'Inês, Mariana, Joana, Rita, Carolina',
    'João, Tiago, Diogo, Rui, Nuno',
    'Santos, Pereira, Carvalho, Marques, Rocha, Teixeira',
  ),
  Australia: names(
    'English',
    'Matilda, Ruby, Zoe, Georgia, Tahlia',
    'Lachlan, Cooper, Angus, Riley, Mitchell',
    'Harris, Thompson, Kelly, Nguyen, Robinson, Anderson',
  ),
  'New Zealand': names(
    'English, Māori',
    'Aroha, Holly, Anika, Maia',
    'Tane, Hamish, Nikau, Blake',
    'Walker, Ngata, Wilson, Parata, Cooper',
  ),
};
