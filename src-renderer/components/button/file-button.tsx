import { useId, type ReactNode } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';
import * as buttonStyles from './button.module.css';
import * as visuallyHidden from '../text/visually-hidden.module.css';

interface FileButtonProps {
  /** The types of files that the file dialog offers, as in the HTML attribute `accept`. */
  readonly accept: string;
  readonly kind: 'primary' | 'secondary';
  readonly disabled: boolean;
  readonly onFile: (file: File | undefined) => void;
  /** In place of `onFile`, where several files can be chosen at a time. */
  readonly onFiles?: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that opens the file dialog. */
export function FileButton({ accept, kind, disabled, onFile, onFiles, children }: FileButtonProps) {
  const id = useId();
  return (
    <>
      <input
        id={id}
        className={visuallyHidden.visuallyHidden}
        type="file"
        multiple={onFiles !== undefined}
        accept={accept}
        {...useKeptFocus(disabled)}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          // Reset, so that the corrected file of the same name can be chosen again.
          event.currentTarget.value = '';
          if (onFiles) onFiles(files);
          else onFile(files[0]);
        }}
      />
      <label htmlFor={id} className={buttonStyles.button} data-part="button" data-kind={kind}>
        {children}
      </label>
    </>
  );
}
