import './theme/tokens.css';
import './theme/forced-colours.css';
import './theme/scales.css';
import './theme/base.css';
import { openPage } from './open-page.tsx';

openPage();
