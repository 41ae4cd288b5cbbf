#!/bin/bash
# RPM runs this of the earlier version after an update as well, once the new one is in its place, and would take the new
# one's command away. Its argument is how many versions are left.
if [ "$1" != 0 ]; then
    exit 0
fi

if type update-alternatives >/dev/null 2>&1; then
    update-alternatives --remove '${executable}' '/opt/${sanitizedProductName}/${executable}'
else
    rm -f '/usr/bin/${executable}'
fi

APPARMOR_PROFILE='/etc/apparmor.d/${executable}'
if [ -f "$APPARMOR_PROFILE" ]; then
    if apparmor_status --enabled > /dev/null 2>&1 && hash apparmor_parser 2>/dev/null; then
        apparmor_parser --remove "$APPARMOR_PROFILE" || true
    fi
    rm -f "$APPARMOR_PROFILE"
fi
