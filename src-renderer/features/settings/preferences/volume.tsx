import { useId, useState } from 'react';
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as buttonStyles from '../../../components/button/button.module.css';
import * as preferencesScreenStyles from './preferences-screen.module.css';

interface VolumeProps {
  /** Percent; 0 is silence. */
  readonly volume: number;
  readonly onChange: (volume: number) => void;
  /** Who has set it, in words: it cannot be changed here then. */
  readonly setBy?: string | undefined;
}

/** How loud, and silence at one press, which the next press takes back. */
export function Volume({ volume, onChange, setBy }: VolumeProps) {
  const messages = useMessages().preferences;
  const id = useId();
  // The slider must not jump back while main is on its way to what it shows.
  const [shown, setShown] = useState(volume);
  const [loud, setLoud] = useState(volume === 0 ? DEFAULT_PREFERENCES.volume : volume);
  const muted = shown === 0;
  const set = (percent: number) => {
    setShown(percent);
    if (percent > 0) setLoud(percent);
    onChange(percent);
  };

  return (
    <section className={preferencesScreenStyles.volume} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {messages.sound} {setBy}
      </h2>
      <div className={preferencesScreenStyles.volumeControls}>
        <button
          type="button"
          className={buttonStyles.button}
          data-part="button"
          data-kind="secondary"
          disabled={setBy !== undefined}
          aria-pressed={muted}
          onClick={() => set(muted ? loud : 0)}
        >
          <Icon name={muted ? 'muted' : 'sound'} />
          {messages.mute}
        </button>
        <input
          type="range"
          min={0}
          max={100}
          step={10}
          value={setBy === undefined ? shown : volume}
          disabled={setBy !== undefined}
          aria-label={messages.volume}
          aria-valuetext={muted ? messages.silent : messages.volumeAt({ percent: shown })}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <output>
          <bdi>{muted ? messages.silent : messages.volumeAt({ percent: shown })}</bdi>
        </output>
      </div>
    </section>
  );
}
