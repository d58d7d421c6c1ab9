import { CssModuleSlider } from './CssModuleSlider';
import { CssPropSlider } from './CssPropSlider';
import { EmotionSlider } from './EmotionSlider';
import { PlainSlider } from './PlainSlider';
import { StyledSlider } from './StyledSlider';
import { StyledTooltip } from './StyledTooltip';
import { TailwindSlider } from './TailwindSlider';
import { TssSlider } from './TssSlider';

export function Fares() {
  return (
    <main>
      <h1>Fares</h1>
      <CssPropSlider />
      <EmotionSlider />
      <StyledSlider defaultValue={30} aria-label="Fare with styled-components" />
      <TailwindSlider />
      <CssModuleSlider />
      <PlainSlider />
      <TssSlider square />
      <StyledTooltip title="With VAT">
        <button type="button">Price</button>
      </StyledTooltip>
    </main>
  );
}
