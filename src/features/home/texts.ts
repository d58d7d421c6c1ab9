import { addTexts } from '@site/src/features/locale';
import texts from '@site-dictionary/home';
import products from '@site-dictionary/productMenus';

addTexts(texts);
addTexts(products);
