import { createTexts } from '@site/src/features/locale';
import texts from '@generated/translations/default/upgradeCheck.json';

export const { t, tNodes } = createTexts<'upgradeCheck'>(texts);
